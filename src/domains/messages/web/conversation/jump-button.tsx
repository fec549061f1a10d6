import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

/** Leads to the newest message; the number counts what arrived below. */
export function JumpButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={count > 0 ? t('messages.jump.unread', { count }) : t('messages.jump.label')}
      className="absolute end-4 bottom-3 z-10 inline-flex h-11 min-w-11 animate-rise items-center justify-center gap-2 rounded-full border bg-popover px-3 text-sm font-semibold text-popover-foreground shadow-md transition hover:bg-muted"
    >
      {count > 0 && <span className="tabular-nums">{formatNumber(count, locale)}</span>}
      <ArrowDown aria-hidden className="size-5" />
    </button>
  )
}
