import { type DeliveryMethod, deliveryMethodView } from '#domains/vendors/server/index.ts'
import type { Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { TotalsRow, TotalsView } from '../contract.ts'
import { type Totals, toFreeShippingMinor } from './totals.rules.ts'

/** Who sends what, by workspace. */
export type VendorNames = ReadonlyMap<string, { slug: string; name: string }>

/** Totals as they are shown, with the rule behind each row. */
export function totalsView(totals: Totals<DeliveryMethod>, names: VendorNames, language: Language): TotalsView {
  const missing = toFreeShippingMinor(totals)
  return {
    subtotal: money(totals.subtotalMinor),
    shipping: money(totals.shippingMinor),
    tax: money(totals.taxMinor),
    total: money(totals.totalMinor),
    toFreeShipping: missing === null ? null : money(missing),
    rows: rowsOf(totals, names, language),
  }
}

function rowsOf(
  { vendors, shared, discountMinor, subtotalMinor, taxMinor, terms }: Totals<DeliveryMethod>,
  names: VendorNames,
  language: Language,
): TotalsRow[] {
  const nameOf = (workspaceId: string) => names.get(workspaceId) ?? { slug: '', name: '' }
  const goods = vendors.map(
    ({ workspaceId, subtotalMinor }): TotalsRow => ({ rule: 'goods', amount: money(subtotalMinor), vendor: nameOf(workspaceId) }),
  )
  const discount: TotalsRow[] = discountMinor === 0 ? [] : [{ rule: 'discount', amount: money(-discountMinor) }]
  const sharing = vendors.filter(({ method }) => method === null)
  const one: TotalsRow[] =
    shared === null
      ? []
      : [
          {
            rule: 'sharedShipping',
            amount: money(shared.shippingMinor),
            goods: money(shared.subtotalMinor),
            freeOver: money(terms.freeShippingOverMinor),
            fee: money(terms.shippingMinor),
            vendors: sharing.map(({ workspaceId }) => nameOf(workspaceId)),
          },
        ]
  const own = vendors.flatMap(({ workspaceId, method, subtotalMinor, shippingMinor }): TotalsRow[] =>
    method === null
      ? []
      : [
          {
            rule: 'method',
            amount: money(shippingMinor),
            goods: money(subtotalMinor),
            vendor: nameOf(workspaceId),
            method: deliveryMethodView(method, language),
          },
        ],
  )
  const percent = (terms.taxRate.numerator * 100) / terms.taxRate.denominator
  const tax: TotalsRow = { rule: 'tax', amount: money(taxMinor), goods: money(subtotalMinor - discountMinor), percent }
  return vendors.length === 0 ? [] : [...goods, ...discount, ...one, ...own, tax]
}

function money(amountMinor: number) {
  return { amountMinor, currency: BASE_CURRENCY }
}
