import { Package, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { RecordCard } from '../../contract.ts'

/** The record that a message will show as a card. */
export function SharedRecord({ record: { card }, onRemove }: { record: RecordCard; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mx-2 mt-2 flex items-center gap-3 rounded-md bg-muted ps-2">
      {card?.image ? (
        <Picture image={card.image} sizes="2.5rem" alt="" className="size-10 rounded-sm" />
      ) : (
        <Package aria-hidden className="size-5 text-muted-foreground" />
      )}
      <p className="min-w-0 grow truncate text-sm">
        {card ? <bdi className="font-semibold">{card.title}</bdi> : t('messages.compose.asCard')}
      </p>
      <IconButton label={t('messages.compose.removeRecord')} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
