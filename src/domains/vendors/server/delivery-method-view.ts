import { localized } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { DeliveryMethodView } from '../contract.ts'
import type { DeliveryMethod } from './delivery-methods.sql.ts'

export function deliveryMethodView(
  { id, kind, name, priceMinor, freeOverMinor, minDays, maxDays, countries }: DeliveryMethod,
  language: Language,
): DeliveryMethodView {
  const money = (amountMinor: number) => ({ amountMinor, currency: BASE_CURRENCY })
  return {
    ...{ id, kind, minDays, maxDays, countries },
    name: localized(name, language),
    price: money(priceMinor),
    freeOver: freeOverMinor === null ? null : money(freeOverMinor),
  }
}
