/**
 * Form values of a product. Unparsable numbers stay text, and field paths equal those of the input that is sent. `initial-values.ts` makes them
 * of a product, `draft-of-values.ts` the input of them.
 */

import type {
  EditablePart,
  MeasuredUnit,
  ProductDetails,
  ProductKind,
  ProductOption,
  SoldIn,
  Status,
  Unit,
} from '#domains/catalog/contract.ts'
import { variantLabel } from '#domains/catalog/web/index.ts'
import type { LotTracking } from '#domains/inventory/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { FormPersonalField } from './personal-values.ts'

export type FormPicture = {
  picture: { imageId: string } | { uploadId: string }
  url: string
  alt: Partial<Record<Language, string>>
  color: string | null
}

/** `variant`: its options; empty for the only variant of a product. `priceMinor`: of one step of the measure. */
export type FormPart = {
  variantId: string
  name: string
  variant: string
  sku: string
  measure: SoldIn
  priceMinor: number
  onSale: boolean
  quantity: Typed
}

export type FormVariant = {
  /** React key for rows without an id. */
  key: string
  id: string | null
  /** Empty: a SKU is generated from the product's name. */
  sku: string
  /** Values, in the order of the options that have any. */
  options: string[]
  priceMinor: Typed
  compareAtMinor: Typed
  costMinor: Typed
  gtin: string
  weightGrams: Typed
  content: Typed
  /** Null: not tracked. `elsewhere`: units in other warehouses than the default one. */
  stock: { onHand: Typed; seen: number | null; elsewhere?: number; reorderPoint: Typed; lots?: LotTracking } | null
  /** Missing in drafts that are older than bundles. */
  bundleParts?: FormPart[]
  /** How often the saved parts of a bundle are in stock; null: not known. */
  available?: number | null
}

export const partsOf = ({ bundleParts = [] }: Pick<FormVariant, 'bundleParts'>): FormPart[] => bundleParts

export const BUILT_IN_OPTIONS = ['color', 'size'] as const

/** `id`: React key. The key of an option that is not built in follows from its name when the form is sent. */
export type FormOption = ProductOption & { id: string }

export const isBuiltIn = (key: string) => BUILT_IN_OPTIONS.some((each) => each === key)

export const newOption = (key: string | null): FormOption => ({ id: crypto.randomUUID(), key: key ?? '', names: {}, values: [] })

export type FormDetails = Pick<ProductDetails, 'brand' | 'tags' | 'manufacturer' | 'responsiblePerson'> & {
  /** Empty: not given. */
  origin: string
  hsCode: string
  lengthMm: Typed
  widthMm: Typed
  heightMm: Typed
}

/** Steps are typed in thousandths of the unit. */
export type FormMeasure = { unit: Unit; step: Typed; minSteps: Typed; maxSteps: Typed }

/** What a step is while it is typed. */
export const soldIn = ({ unit, step }: FormMeasure): SoldIn => ({ unit, step: typeof step === 'number' && step > 0 ? step : 1 })

/** The description is always HTML here; what has no formatting is stored as plain text. */
export type FormText = { name: string; descriptionHtml: string; seoTitle: string; seoDescription: string }

/** A typed number stays a string until it is one; null: not given. */
export type FormAttribute = Typed | boolean | string[]

export type FormValues = {
  language: Language
  texts: Record<Language, FormText>
  categorySlug: string
  status: Status
  details: FormDetails
  /** By key. */
  attributes: Record<string, FormAttribute>
  kind: ProductKind
  leadDays: Typed
  maxDownloads: Typed
  licenseKeys: boolean
  images: FormPicture[]
  options: FormOption[]
  measure: FormMeasure
  /** Empty: not given. */
  contentUnit: MeasuredUnit | ''
  personalization: FormPersonalField[]
  /** Slugs of collections that are chosen by hand. */
  collections: string[]
  variants: FormVariant[]
}

export function newVariant(more: Partial<FormVariant> = {}): FormVariant {
  return {
    key: crypto.randomUUID(),
    id: null,
    sku: '',
    options: [],
    priceMinor: null,
    compareAtMinor: null,
    costMinor: null,
    gtin: '',
    weightGrams: null,
    content: null,
    stock: null,
    bundleParts: [],
    available: null,
    ...more,
  }
}

/** “Linen Shirt (Sage · M)”. */
export const partName = ({ name, variant }: FormPart): string => (variant ? `${name} (${variant})` : name)

export function toFormPart(part: Omit<EditablePart, 'quantity'>, quantity: number): FormPart {
  const { variantId, name, sku, measure, priceMinor, onSale } = part
  return { variantId, name, variant: variantLabel(part), sku, measure, priceMinor, onSale, quantity }
}

export const hasValue = (value: FormAttribute | undefined): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
