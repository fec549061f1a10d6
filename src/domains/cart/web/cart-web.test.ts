import { describe, expect, it } from 'vitest'
import { PIECES } from '#domains/catalog/web/index.ts'
import type { CartLine, CartView } from '../contract.ts'
import { byVendor } from './by-vendor.ts'
import { withDelivery, withoutSaved, withQuantity } from './optimistic.ts'

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' })
const line = (variantId: string, vendor: string, quantity: number, unitMinor: number): CartLine => ({
  id: variantId,
  variantId,
  productId: `prod_${variantId}`,
  name: variantId,
  sku: variantId,
  options: [],
  personalization: [],
  measure: PIECES,
  least: 1,
  most: 999,
  vendor: { slug: vendor, name: vendor },
  kind: 'goods',
  leadDays: null,
  image: null,
  quantity,
  unitPrice: usd(unitMinor),
  lineTotal: usd(unitMinor * quantity),
  discount: usd(0),
  priceBefore: null,
  notice: null,
  awayUntil: null,
  left: null,
})
const cart: CartView = {
  quote: null,
  lines: [line('mug', 'amira', 1, 2800), line('lamp', 'hum', 2, 9000), line('bowl', 'amira', 1, 2600)],
  saved: [],
  deliveries: [],
  codes: [],
  itemCount: 4,
  needsAddress: true,
  payOnDelivery: true,
  totals: {
    subtotal: usd(23_400),
    discount: usd(0),
    shipping: usd(0),
    tax: usd(1872),
    total: usd(25_272),
    toFreeShipping: null,
    rows: [],
    vendors: [],
  },
}

describe('the cart on the screen', () => {
  it('shows a changed quantity at once, with its line and the subtotal', () => {
    const next = withQuantity(cart, { lineId: 'lamp', quantity: 3 })
    expect(next.lines[1]?.lineTotal).toEqual(usd(27_000))
    expect(next.itemCount).toBe(5)
    expect(next.totals.subtotal).toEqual(usd(32_400))
  })

  it('never shows a negative line total while a larger discount awaits the server’s answer', () => {
    const reduced = { ...cart, lines: cart.lines.map((each) => ({ ...each, discount: usd(10_000) })) }
    expect(withQuantity(reduced, { lineId: 'lamp', quantity: 1 }).lines[1]?.discount).toEqual(usd(9000))
  })

  it('removes a line with quantity zero', () => {
    expect(withQuantity(cart, { lineId: 'lamp', quantity: 0 }).lines.map(({ variantId }) => variantId)).toEqual(['mug', 'bowl'])
  })

  it('keeps the lines of one vendor together', () => {
    expect(byVendor(cart.lines).map(({ vendor, lines }) => [vendor.slug, lines.length])).toEqual([
      ['amira', 2],
      ['hum', 1],
    ])
  })

  it('shows the chosen delivery method at the vendor who offers it and no other', () => {
    const method = (id: string) => ({
      id,
      kind: 'delivery' as const,
      name: id,
      price: usd(500),
      freeOver: null,
      minDays: 1,
      maxDays: 2,
      countries: null,
      zones: [],
      defaultWeightGrams: 0,
      fee: usd(500),
      refused: null,
      estimate: false,
    })
    const delivery = (slug: string, ids: string[]) => ({
      vendor: { slug, name: slug },
      methods: ids.map(method),
      chosen: ids[0] ?? null,
      shipping: ids.length > 0 ? usd(500) : null,
      arrives: { from: '2026-12-01', to: '2026-12-02' },
    })
    const choosing = { ...cart, deliveries: [delivery('hum', ['post', 'pickup']), delivery('bruma', ['courier']), delivery('amira', [])] }
    expect(withDelivery(choosing, 'pickup').deliveries.map(({ chosen }) => chosen)).toEqual(['pickup', 'courier', null])
  })

  it('removes a dropped line from saved for later only', () => {
    const kept = withoutSaved({ ...cart, saved: [line('mug', 'amira', 1, 2800), line('lamp', 'hum', 1, 9000)] }, 'mug')
    expect(kept.saved.map(({ variantId }) => variantId)).toEqual(['lamp'])
    expect(kept.lines).toHaveLength(3)
  })
})
