/** Texts of delivery methods. */
import { useTranslation } from 'react-i18next'
import type { DeliveryMethodView } from '#domains/vendors/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'

/** Fee and duration of a method for the items it applies to. */
export function useDeliveryText() {
  const { t } = useTranslation()
  const locale = useLocale()
  const days = ({ minDays, maxDays }: Pick<DeliveryMethodView, 'minDays' | 'maxDays'>) =>
    maxDays === 0
      ? t('cart.delivery.today')
      : minDays === maxDays
        ? t('cart.delivery.days', { count: maxDays, shown: formatNumber(maxDays, locale) })
        : t('cart.delivery.fromTo', { count: maxDays, from: formatNumber(minDays, locale), to: formatNumber(maxDays, locale) })
  return {
    days,
    /** For example “3 to 5 days · free over $150.00”. */
    hint: (method: DeliveryMethodView) =>
      [
        method.kind === 'pickup' && method.maxDays > 0 ? t('cart.delivery.ready', { days: days(method) }) : days(method),
        method.freeOver && method.price.amountMinor > 0 && t('cart.delivery.freeOver', { amount: formatMoney(method.freeOver, locale) }),
      ]
        .filter(Boolean)
        .join(' · '),
    fee: (amount: DeliveryMethodView['price']) => (amount.amountMinor === 0 ? t('cart.totals.free') : formatMoney(amount, locale)),
  }
}
