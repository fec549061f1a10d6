import { Timer } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useCountdown } from '#platform/web/use-countdown.ts'

/** From here on it matters. */
const SHOWN_S = 5 * 60

/** How long the goods are still held; begun anew (by its key) with each answer of the server. Not read aloud every second. */
export function HoldCountdown({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { left } = useCountdown(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: running out is the event
  useEffect(() => {
    if (left === 0) onOver()
  }, [left])
  if (left > SHOWN_S || left === 0) return null
  const rest = formatNumber(left % 60, locale)
  const time = `${formatNumber(Math.floor(left / 60), locale)}:${left % 60 < 10 ? formatNumber(0, locale) : ''}${rest}`
  return (
    <p role="timer" className="flex items-center gap-2 text-sm text-muted-foreground">
      <Timer aria-hidden className="size-4" />
      <span>
        {t('checkout.held')} <bdi className="font-semibold text-foreground tabular-nums">{time}</bdi>
      </span>
    </p>
  )
}
