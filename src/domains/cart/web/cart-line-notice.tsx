import { TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { CartLine } from '../contract.ts'

const LINE = 'mt-1.5 flex items-start gap-1.5 text-xs font-medium'

/** The notice of a line: why it cannot be ordered, or that its price has changed. */
export function CartLineNotice({ line: { notice, left, measure, awayUntil, priceBefore, unitPrice } }: { line: CartLine }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const units = useUnits()
  const count = left ?? 0
  const hindrance = () => {
    if (notice === 'away' && awayUntil) return t('cart.notice.away', { day: formatDay(`${awayUntil}T12:00`, locale) })
    if (notice === 'own') return t('cart.notice.own')
    if (notice === 'personalization') return t('cart.notice.personalization')
    if (notice === 'amount') return t('cart.notice.amount', { limits: units.limits(measure) })
    return notice === 'gone' || count === 0
      ? t('cart.notice.gone')
      : (units.left(measure, count) ?? t('cart.notice.notEnough', { count, shown: formatNumber(count, locale) }))
  }
  if (notice) {
    return (
      <p className={classes(LINE, 'text-destructive')}>
        <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
        {hindrance()}
      </p>
    )
  }
  if (!priceBefore) return null
  const up = unitPrice.amountMinor > priceBefore.amountMinor
  const Icon = up ? TrendingUp : TrendingDown
  const prices = { before: formatMoney(priceBefore, locale), now: formatMoney(unitPrice, locale) }
  return (
    <p className={classes(LINE, up ? 'text-foreground' : 'text-success')}>
      <Icon aria-hidden className="flip mt-px size-3.5 shrink-0" />
      {up ? t('cart.price.up', prices) : t('cart.price.down', prices)}
    </p>
  )
}
