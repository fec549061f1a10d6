import type { AppliedPromotions } from '#domains/promotions/server/index.ts'
import { toDeliveryMethodView } from '#domains/vendors/server/index.ts'
import { localized } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { money } from '#platform/shared/money.ts'
import type { TotalsRow, TotalsView } from '../contract.ts'
import type { Priced } from './price-lines.ts'
import type { QuotedMethod } from './quote-methods.rules.ts'
import { methodFee, type Totals, toFreeShippingMinor } from './totals.rules.ts'

/** Vendors by workspace id. */
export type VendorNames = ReadonlyMap<string, { slug: string; name: string }>

/** Totals with the rule behind each row. */
export function totalsView({ totals, promotions }: Omit<Priced, 'methods'>, names: VendorNames, language: Language): TotalsView {
  const missing = toFreeShippingMinor(totals, promotions.toFreeShippingMinor)
  return {
    subtotal: money(totals.subtotalMinor),
    discount: money(totals.discountMinor),
    shipping: money(totals.shippingMinor),
    tax: money(totals.taxMinor),
    total: money(totals.totalMinor),
    toFreeShipping: missing === null ? null : money(missing),
    rows: toRows(totals, promotions, names, language),
    vendors: totals.vendors.map(({ workspaceId, totalMinor }) => ({
      vendor: names.get(workspaceId) ?? { slug: '', name: '' },
      total: money(totalMinor),
    })),
  }
}

/** Whether the fee may change with the address. Free delivery stays free. */
export function isEstimate(method: QuotedMethod, shippableMinor: number): boolean {
  return method.quote.refused === null && method.quote.estimate && methodFee(method, shippableMinor) > 0
}

function zoneView({ quote }: QuotedMethod): Pick<Extract<TotalsRow, { rule: 'method' }>, 'zone'> {
  if (quote.refused !== null || !quote.zone || !quote.tier) return { zone: null }
  return { zone: { name: quote.zone.name, by: quote.zone.by, upTo: quote.tier.upTo } }
}

function toRows(
  { vendors, shared, discountMinor, subtotalMinor, taxMinor, terms }: Totals<QuotedMethod>,
  { applied, names: called, prepaidOnly }: AppliedPromotions,
  names: VendorNames,
  language: Language,
): TotalsRow[] {
  const nameOf = (workspaceId: string) => names.get(workspaceId) ?? { slug: '', name: '' }
  const goods = vendors.map(
    ({ workspaceId, subtotalMinor }): TotalsRow => ({ rule: 'items', amount: money(subtotalMinor), vendor: nameOf(workspaceId) }),
  )
  const off = applied.map(
    ({ promotion: { id, code, workspaceId, offer }, totalMinor }): TotalsRow => ({
      rule: 'promotion',
      amount: money(-totalMinor),
      target: offer.kind === 'freeShipping' ? 'delivery' : 'items',
      name: localized(called.get(id) ?? {}, language),
      code,
      vendor: workspaceId === null ? null : nameOf(workspaceId),
      onDelivery: !prepaidOnly.has(id),
    }),
  )
  const offThe = (target: 'items' | 'delivery') => off.filter((row) => row.rule === 'promotion' && row.target === target)
  const sharing = vendors.filter(({ method, shippableMinor }) => method === null && shippableMinor !== null)
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
  const own = vendors.flatMap(({ workspaceId, method, shippableMinor, shippingFeeMinor }): TotalsRow[] =>
    method === null || shippableMinor === null
      ? []
      : [
          {
            rule: 'method',
            amount: money(shippingFeeMinor),
            goods: money(shippableMinor),
            vendor: nameOf(workspaceId),
            method: toDeliveryMethodView(method, language),
            ...zoneView(method),
            estimate: isEstimate(method, shippableMinor),
          },
        ],
  )
  const percent = (terms.taxRate.numerator * 100) / terms.taxRate.denominator
  const tax: TotalsRow = { rule: 'tax', amount: money(taxMinor), goods: money(subtotalMinor - discountMinor), percent }
  return vendors.length === 0 ? [] : [...goods, ...offThe('items'), ...one, ...own, ...offThe('delivery'), tax]
}
