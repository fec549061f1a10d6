/** The columns of the grid of variants: how a cell is read, written and checked. */
import {
  isGtin,
  MAX_CONTENT,
  MAX_PRICE_MINOR,
  MAX_SKU,
  MAX_WEIGHT_GRAMS,
  type MeasuredUnit,
  withoutSeparators,
} from '#domains/catalog/web/index.ts'
import { DEFAULT_REORDER_POINT, MAX_UNITS } from '#domains/inventory/web/index.ts'
import type { FieldRules } from '#platform/web/form/rules.ts'
import { type DecimalFormat, parseTyped, type Typed } from '#platform/web/inputs/decimal-input.tsx'
import { amountFormat, NUMBER } from '#platform/web/inputs/number-field.tsx'
import { type FormVariant, partsOf } from './values.ts'

const KEYS = ['sku', 'priceMinor', 'compareAtMinor', 'costMinor', 'onHand', 'reorderPoint', 'gtin', 'weightGrams', 'content'] as const
type Key = (typeof KEYS)[number]

export type GridColumn = {
  key: Key
  /** Key of its label: products.form.* */
  label: string
  /** The path of the field within the variant. */
  path: string
  rules: FieldRules
  /** Null: plain text. */
  format: DecimalFormat | null
  valueIn: (variant: FormVariant) => Typed
  withValue: (variant: FormVariant, value: Typed) => FormVariant
}

export const MONEY = { number: true, min: 0, max: MAX_PRICE_MINOR } as const satisfies FieldRules
export const WEIGHT = { number: true, whole: true, min: 1, max: MAX_WEIGHT_GRAMS } as const satisfies FieldRules
export const CONTENT = { ...WEIGHT, max: MAX_CONTENT } as const satisfies FieldRules
export const UNITS = { required: true, number: true, whole: true, min: 0, max: MAX_UNITS } as const satisfies FieldRules
export const CODE: FieldRules = { shape: (text) => (isGtin(withoutSeparators(text)) ? null : { rule: 'gtin', params: {} }) }

export function gridColumns(currency: string, contentUnit: MeasuredUnit | null): GridColumn[] {
  const money = amountFormat(currency)
  return [
    text('sku', { maxLength: MAX_SKU }),
    number('priceMinor', { ...MONEY, required: true }, money),
    number('compareAtMinor', MONEY, money),
    number('costMinor', MONEY, money),
    {
      key: 'onHand',
      label: 'onHand',
      path: 'stock.onHand',
      rules: { ...UNITS, required: false },
      format: NUMBER,
      // A bundle shows how often its parts are in stock.
      valueIn: (variant) => (partsOf(variant).length > 0 ? variant.available : variant.stock?.onHand) ?? null,
      // Empty: not tracked.
      withValue: (variant, value) => {
        if (partsOf(variant).length > 0) return variant
        const { seen = null, reorderPoint = DEFAULT_REORDER_POINT } = variant.stock ?? {}
        return { ...variant, stock: value === null ? null : { ...variant.stock, onHand: value, seen, reorderPoint } }
      },
    },
    {
      key: 'reorderPoint',
      label: 'reorderPoint',
      path: 'stock.reorderPoint',
      rules: UNITS,
      format: NUMBER,
      valueIn: (variant) => (partsOf(variant).length > 0 ? null : (variant.stock?.reorderPoint ?? null)),
      withValue: (variant, value) => ({ ...variant, stock: variant.stock && { ...variant.stock, reorderPoint: value } }),
    },
    text('gtin', CODE),
    number('weightGrams', WEIGHT, NUMBER),
    ...(contentUnit ? [{ ...number('content', CONTENT, NUMBER), label: `contentIn.${contentUnit}` }] : []),
  ]
}

function text(key: 'sku' | 'gtin', rules: FieldRules): GridColumn {
  return {
    key,
    label: key,
    path: key,
    rules,
    format: null,
    valueIn: (variant) => variant[key],
    withValue: (variant, value) => ({ ...variant, [key]: String(value ?? '') }),
  }
}

const NUMBER_LABELS = {
  priceMinor: 'price',
  compareAtMinor: 'compareAt',
  costMinor: 'cost',
  weightGrams: 'weight',
  content: 'content',
} as const

function number(key: keyof typeof NUMBER_LABELS, rules: FieldRules, format: DecimalFormat): GridColumn {
  return {
    key,
    label: NUMBER_LABELS[key],
    path: key,
    rules,
    format,
    valueIn: (variant) => variant[key],
    withValue: (variant, value) => ({ ...variant, [key]: value }),
  }
}

/** What a typed or pasted text is in a column; a number that can't be read stays as typed. */
export const readCell = ({ format }: GridColumn, typed: string): Typed => (format ? parseTyped(typed, format) : typed.trim())
