import { type LucideIcon, X } from 'lucide-react'
import type { RecordCard } from '../../shared/linked-record.ts'
import { IconButton } from './button.tsx'
import { Picture } from './picture.tsx'

type Props = {
  card: RecordCard['card']
  /** Shown instead of a picture. */
  icon: LucideIcon
  /** Shown instead of the title of a card that is not loaded. */
  untitled?: string
  /** The label of the button that removes it. */
  remove: string
  onRemove: () => void
}

/** The record that a text will show as a card when it is sent. */
export function ChosenCard({ card, icon: Icon, untitled, remove, onRemove }: Props) {
  return (
    <div className="flex items-center gap-3 rounded-md bg-muted ps-2">
      {card?.image ? (
        <Picture image={card.image} sizes="2.5rem" alt="" className="size-10 rounded-sm" />
      ) : (
        <Icon aria-hidden className="size-5 text-muted-foreground" />
      )}
      <p className="min-w-0 grow truncate text-sm">{card ? <bdi className="font-semibold">{card.title}</bdi> : untitled}</p>
      <IconButton label={remove} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
