import { Timer } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useCountdown } from '#platform/web/use-countdown.ts'
import type { CheckoutView } from '../contract.ts'

/** The countdown shows only below this many seconds. */
const SHOW_BELOW_S = 5 * 60

/**
 * Remaining time of the stock hold; not shown when only a part is held. Restarts (by its React key) with each server response. Screen
 * readers do not announce every second.
 */
export function HoldCountdown({ checkout: { holdLeftS, heldInFull }, onOver }: { checkout: CheckoutView; onOver: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { left } = useCountdown(holdLeftS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: running out is the event
  useEffect(() => {
    if (left === 0) onOver()
  }, [left])
  if (!heldInFull || left > SHOW_BELOW_S || left === 0) return null
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
