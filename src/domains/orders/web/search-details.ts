/** What search results say of an order. Keys: orders.status.* */
import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { joinDetails } from '#platform/web/i18n/isolate.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'

type Found = { subtitle: string; amount: MoneyView | null; state: string | null }

/** Of a member's own order: its status, day and total. */
export function useOrderDetail() {
  const describe = useDescribe()
  const locale = useLocale()
  return (order: Found) => describe(order, formatDay(order.subtitle, locale))
}

/** Of a vendor's part: the customer, its status and total. */
export function usePartDetail() {
  const describe = useDescribe()
  return (part: Found) => describe(part, part.subtitle)
}

function useDescribe() {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ state, amount }: Found, about: string) =>
    joinDetails([state && t(`orders.status.${state}`), about, amount && formatMoney(amount, locale)])
}
