/** Form values of a purchase order and their conversion to input. */
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import type { Currency } from '../contract/constants.ts'
import type { OrderInput, OrderView } from '../contract.ts'

export type DraftLine = { id: string | null; what: Choice[]; qty: Typed; priceMinor: Typed; warehouseId: string }
export type OrderDraft = {
  supplier: Choice[]
  currency: Currency
  /** Value of one unit in the base currency. */
  rate: Typed
  expectedDate: string
  notes: string
  items: DraftLine[]
}

/** Choices of free text have no variant. */
const FREE_TEXT = 'text:'
const MICROS = 1_000_000

export const freeText = (name: string): Choice => ({ id: `${FREE_TEXT}${name}`, title: name })
export const newLine = (): DraftLine => ({ id: null, what: [], qty: 1, priceMinor: null, warehouseId: '' })

export const EMPTY_ORDER: OrderDraft = { supplier: [], currency: BASE_CURRENCY, rate: 1, expectedDate: '', notes: '', items: [newLine()] }

export function toDraft({ supplier, currency, rateMicros, expectedDate, notes, items }: OrderView): OrderDraft {
  return {
    supplier: [{ id: supplier.id, title: supplier.name }],
    currency,
    rate: rateMicros / MICROS,
    expectedDate,
    notes,
    items: items.map(({ id, variantId, name, sku, qty, priceMinor, warehouse }) => ({
      id,
      what: [variantId === null ? freeText(name) : { id: variantId, title: name, detail: sku }],
      qty,
      priceMinor,
      warehouseId: warehouse?.id ?? '',
    })),
  }
}

/** Fields that the user never touched may be missing. */
export function toInput(draft: Partial<OrderDraft>): OrderInput {
  const { supplier, currency, rate, expectedDate, notes, items } = { ...EMPTY_ORDER, ...draft }
  return {
    supplierId: supplier[0]?.id ?? '',
    currency,
    rateMicros: currency === BASE_CURRENCY ? MICROS : Math.round(Number(rate ?? 0) * MICROS),
    expectedDate,
    notes: notes.trim(),
    items: items.map(({ id, what: [what], qty, priceMinor, warehouseId }) => {
      const isText = what?.id.startsWith(FREE_TEXT) ?? true
      return {
        id,
        variantId: isText ? null : (what?.id ?? null),
        name: isText ? (what?.title ?? '').trim() : '',
        qty: Number(qty ?? 0),
        priceMinor: Number(priceMinor ?? 0),
        warehouseId: isText ? null : warehouseId || null,
      }
    }),
  }
}

export function totalMinor(items: readonly DraftLine[]): number {
  return items.reduce((sum, { qty, priceMinor }) => sum + (Number(qty ?? 0) || 0) * (Number(priceMinor ?? 0) || 0), 0)
}
