import { ArrowLeft, ArrowRight, EyeOff, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#platform/web/ui/button.tsx'

type Props = { name: string; isFirst: boolean; isLast: boolean; onEarlier: () => void; onLater: () => void; onHide: () => void }

/** The buttons above a card while the dashboard is arranged. */
export function CardControls({ name, isFirst, isLast, onEarlier, onLater, onHide }: Props) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-11 items-center gap-1 rounded-t-lg border border-b-0 bg-muted px-2">
      <GripVertical aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <bdi className="min-w-0 grow truncate text-xs font-semibold">{name}</bdi>
      <IconButton label={t('app.dashboard.cards.earlier', { name })} disabled={isFirst} onClick={onEarlier}>
        <ArrowLeft aria-hidden className="flip size-4" />
      </IconButton>
      <IconButton label={t('app.dashboard.cards.later', { name })} disabled={isLast} onClick={onLater}>
        <ArrowRight aria-hidden className="flip size-4" />
      </IconButton>
      <IconButton label={t('app.dashboard.cards.hide', { name })} onClick={onHide}>
        <EyeOff aria-hidden className="size-4" />
      </IconButton>
    </div>
  )
}
