import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { NotificationSummary } from '../contract.ts'

const MAX_SHOWN = 99

/**
 * A dot while something is unread (spec §2); the number counts what came since the bell was last opened. It is drawn by CSS, because the
 * button has a label of its own, in words.
 */
export function BellBadge({ unread, unseen }: NotificationSummary) {
  const locale = useLocale()
  if (unread === 0) return null
  if (unseen === 0)
    return <span aria-hidden className="absolute end-2.5 top-2.5 size-2.5 rounded-full bg-destructive ring-2 ring-background" />
  const shown = unseen > MAX_SHOWN ? `${formatNumber(MAX_SHOWN, locale)}+` : formatNumber(unseen, locale)
  return (
    <span
      aria-hidden
      data-count={shown}
      className="absolute end-0.5 top-0 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-destructive px-1 text-[0.6875rem] leading-none font-bold text-destructive-foreground tabular-nums ring-2 ring-background before:content-[attr(data-count)]"
    />
  )
}
