/** What a saved form changes of a product, for its timeline. Pure. */
import type { StoredChange, StoredValue } from '#domains/records/server/index.ts'
import { money } from '#platform/shared/money.ts'
import type { ProductDraft, VendorProductView } from '../contract.ts'

type Saved = Pick<ProductDraft, 'status' | 'texts' | 'variants' | 'categorySlug'>

const text = (value: string | undefined): StoredValue | null => (value ? { kind: 'text', text: value } : null)
const units = (value: number | undefined): StoredValue | null => (value === undefined ? null : { kind: 'number', number: value })

/**
 * Name, status, category, prices and stock; other fields are only said to have changed. Stock is what the user saw and entered: sales in
 * between are no change by hand. `category`: its name after the change.
 */
export function findProductChanges(before: VendorProductView, saved: Saved, category: string): StoredChange[] {
  const { currency } = before
  const amount = (minor: number | null | undefined): StoredValue | null =>
    minor == null ? null : { kind: 'amount', amount: money(minor, currency) }
  const known = new Map(before.variants.map((variant) => [variant.id, variant]))
  const kept = new Set(saved.variants.map(({ id }) => id))
  const changes: StoredChange[] = [
    { field: 'name', label: null, before: text(before.texts[before.language]?.name), after: text(saved.texts[before.language]?.name) },
    { field: 'status', label: null, before: toStatus(before.status), after: toStatus(saved.status) },
    { field: 'category', label: null, before: text(before.category.name), after: text(category) },
    ...saved.variants.flatMap((variant): StoredChange[] => {
      const { sku: label, stock } = variant
      const earlier = variant.id === null ? undefined : known.get(variant.id)
      if (!earlier) return [{ field: 'variant', label: null, before: null, after: text(label) }]
      return [
        { field: 'sku', label: null, before: text(earlier.sku), after: text(label) },
        { field: 'price', label, before: amount(earlier.priceMinor), after: amount(variant.priceMinor) },
        { field: 'compareAt', label, before: amount(earlier.compareAtMinor), after: amount(variant.compareAtMinor) },
        { field: 'stock', label, before: units(stock?.seen ?? earlier.stock?.onHand), after: units(stock?.onHand) },
      ]
    }),
    ...before.variants
      .filter(({ id }) => !kept.has(id))
      .map(({ sku }): StoredChange => ({ field: 'variant', label: null, before: text(sku), after: null })),
  ]
  return changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

/** Keys: products.status.* */
export function toStatus(status: ProductDraft['status']): StoredValue {
  return { kind: 'word', word: `products.status.${status}` }
}
