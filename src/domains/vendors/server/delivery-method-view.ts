import { localized } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { DeliveryMethodView } from '../contract.ts'
import type { DeliveryMethod } from './delivery-methods.sql.ts'

export function toDeliveryMethodView(
  { id, kind, name, priceMinor, freeOverMinor, minDays, maxDays, countries, zones, defaultWeightGrams }: DeliveryMethod,
  language: Language,
): DeliveryMethodView {
  return {
    id,
    kind,
    minDays,
    maxDays,
    countries,
    zones,
    defaultWeightGrams,
    name: localized(name, language),
    price: money(priceMinor),
    freeOver: freeOverMinor === null ? null : money(freeOverMinor),
  }
}
