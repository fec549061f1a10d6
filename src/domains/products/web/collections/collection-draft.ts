/** Form values of a collection and their conversion to input. */
import type { CollectedProduct, CollectionCondition, CollectionInput, CollectionView } from '#domains/catalog/contract.ts'
import type { COLLECTION_MATCHES, COLLECTION_OPS, PRICE_OPS, PRODUCT_KINDS } from '#domains/catalog/web/index.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'

export type ConditionField = CollectionCondition['field']

/** A field's `values` are choices: slugs with names, kinds, or what was typed. A price has an amount instead. */
export type ConditionDraft = {
  field: ConditionField
  op: (typeof COLLECTION_OPS)[number]
  values: Choice[]
  priceOp: (typeof PRICE_OPS)[number]
  amountMinor: Typed
}

export type CollectionDraft = {
  name: { en: string; es: string; ar: string }
  description: { en: string; es: string; ar: string }
  published: boolean
  how: 'byHand' | 'byRule'
  rule: { match: (typeof COLLECTION_MATCHES)[number]; conditions: ConditionDraft[] }
  products: CollectedProduct[]
}

export const newCondition = (field: ConditionField): ConditionDraft => ({
  field,
  op: 'is',
  values: [],
  priceOp: 'atMost',
  amountMinor: null,
})

export const EMPTY_COLLECTION: CollectionDraft = {
  name: { en: '', es: '', ar: '' },
  description: { en: '', es: '', ar: '' },
  published: true,
  how: 'byHand',
  rule: { match: 'all', conditions: [newCondition('tag')] },
  products: [],
}

export function toCollectionDraft({ name, description, published, rule, products, vendors }: CollectionView): CollectionDraft {
  const titleOf = (id: string) => vendors.find((vendor) => vendor.id === id)?.name ?? id
  return {
    name,
    description,
    published,
    products,
    how: rule ? 'byRule' : 'byHand',
    rule: rule
      ? { match: rule.match, conditions: rule.conditions.map((condition) => toConditionDraft(condition, titleOf)) }
      : EMPTY_COLLECTION.rule,
  }
}

/** The form shows categories and kinds by their names, so they need no title here. */
function toConditionDraft(condition: CollectionCondition, titleOf: (id: string) => string): ConditionDraft {
  const draft = newCondition(condition.field)
  if (condition.field === 'price') return { ...draft, priceOp: condition.op, amountMinor: condition.amountMinor }
  return { ...draft, op: condition.op, values: condition.values.map((id) => ({ id, title: titleOf(id) })) }
}

/** Fields that the user never touched may be missing. */
export function toCollectionInput({ name, description, published, how, rule, products = [] }: Partial<CollectionDraft>): CollectionInput {
  const texts = (written: CollectionDraft['name'] | undefined) => ({
    en: (written?.en ?? '').trim(),
    es: (written?.es ?? '').trim(),
    ar: (written?.ar ?? '').trim(),
  })
  const byRule = how === 'byRule'
  return {
    name: texts(name),
    description: texts(description),
    published: published ?? true,
    rule: byRule && rule ? { match: rule.match, conditions: rule.conditions.map(toCondition) } : null,
    products: byRule ? [] : products.map(({ id }) => id),
  }
}

export function toCondition({ field, op, values, priceOp, amountMinor }: ConditionDraft): CollectionCondition {
  const ids = values.map(({ id }) => id)
  if (field === 'price') return { field, op: priceOp, amountMinor: Number(amountMinor ?? 0) }
  if (field === 'kind') return { field, op, values: ids as (typeof PRODUCT_KINDS)[number][] }
  return { field, op, values: ids }
}

/** Whether a condition can be sent: it has a value. */
export function isComplete({ field, values, amountMinor }: ConditionDraft): boolean {
  return field === 'price' ? typeof amountMinor === 'number' : values.length > 0
}
