import { ShoppingBag, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { PostView } from '../../contract.ts'

/** The product that a post will show as a card. */
export function SharedProduct({ record: { card }, onRemove }: { record: NonNullable<PostView['record']>; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mt-2 flex items-center gap-3 rounded-md bg-muted ps-2">
      {card?.image ? (
        <Picture image={card.image} sizes="2.5rem" alt="" className="size-10 rounded-sm" />
      ) : (
        <ShoppingBag aria-hidden className="size-5 text-muted-foreground" />
      )}
      <p className="min-w-0 grow truncate text-sm">
        <bdi className="font-semibold">{card?.title}</bdi>
      </p>
      <IconButton label={t('feed.compose.removeProduct')} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
