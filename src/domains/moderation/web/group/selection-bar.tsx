import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { MAX_DECIDED } from '../../contract/limits.ts'

type Props = { count: number; busy: boolean; onClear: () => void; onKeep: () => void; onRemove: () => void }

/** One decision about all selected reports. */
export function SelectionBar({ count, busy, onClear, onKeep, onRemove }: Props) {
  const { t } = useTranslation()
  const shown = formatNumber(count, useLocale())
  const isTooMany = count > MAX_DECIDED
  return (
    <section
      aria-label={t('platform.table.selection')}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-popover p-3 text-popover-foreground shadow-lg"
    >
      <IconButton label={t('platform.table.selectNone')} onClick={onClear} className="size-9 max-md:size-11">
        <X aria-hidden className="size-4.5" />
      </IconButton>
      <p role="status" className="font-semibold tabular-nums">
        {isTooMany ? t('moderation.group.tooMany', { count: MAX_DECIDED }) : t('platform.table.selected', { count, shown })}
      </p>
      <div className="ms-auto flex flex-wrap gap-2">
        <Button size="sm" look="secondary" busy={busy} disabled={isTooMany} onClick={onKeep}>
          {t('moderation.act.dismiss')}
        </Button>
        <Button size="sm" look="destructive" disabled={isTooMany} onClick={onRemove}>
          {t('moderation.act.remove')}
        </Button>
      </div>
    </section>
  )
}
