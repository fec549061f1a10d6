/** Form values of a product. Unparsable numbers stay text, and field paths equal those of the input that is sent. */
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
import { DEFAULT_MAX_DOWNLOADS, optionKeyFor, PIECES, THOUSANDTHS, variantLabel, withoutSeparators } from '#domains/catalog/web/index.ts'
import { DEFAULT_REORDER_POINT } from '#domains/inventory/contract.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { plainToHtml } from '#platform/shared/rich-text.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { ProductDraft, VendorProductView } from '../../contract.ts'
import { type FormPersonalField, toFormPersonalField, toPersonalField } from './personal-values.ts'
import { skuFor } from './sku.ts'

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
  /** Null: not tracked. */
  stock: { onHand: Typed; seen: number | null; reorderPoint: Typed } | null
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

const emptyDetails = (): FormDetails => ({
  brand: '',
  tags: [],
  origin: '',
  hsCode: '',
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  manufacturer: '',
  responsiblePerson: '',
})

const emptyText = (): FormText => ({ name: '', descriptionHtml: '', seoTitle: '', seoDescription: '' })

function toTextsByLanguage(texts: VendorProductView['texts']): Record<Language, FormText> {
  const written = LANGUAGES.map((language) => {
    const text = texts[language]
    if (!text) return [language, emptyText()]
    const { description, descriptionHtml, ...rest } = text
    return [language, { ...rest, descriptionHtml: descriptionHtml || plainToHtml(description) }]
  })
  return Object.fromEntries(written) as Record<Language, FormText>
}

/** New products are active by default (spec §4). */
export function emptyValues(language: Language): FormValues {
  return {
    language,
    texts: toTextsByLanguage({}),
    categorySlug: '',
    status: 'active',
    details: emptyDetails(),
    attributes: {},
    kind: 'goods',
    leadDays: null,
    maxDownloads: DEFAULT_MAX_DOWNLOADS,
    licenseKeys: false,
    images: [],
    options: [],
    measure: PIECES,
    contentUnit: '',
    personalization: [],
    collections: [],
    variants: [newVariant({ key: 'first' })],
  }
}

export function toFormValues(view: VendorProductView): FormValues {
  const { language, texts, category, status, details, attributes, images, options, measure, contentUnit, variants } = view
  const { kind, leadDays, maxDownloads, licenseKeys, personalization, collections } = view
  return {
    kind,
    leadDays,
    maxDownloads,
    licenseKeys,
    language,
    status,
    texts: toTextsByLanguage(texts),
    categorySlug: category.slug,
    attributes,
    details: { ...details, origin: details.origin ?? '', hsCode: details.hsCode ?? '' },
    images: images.map(({ id, image, alt, color }) => ({ picture: { imageId: id }, url: image.sources[0]?.url ?? '', alt, color })),
    options: options.map((option) => ({ ...option, id: option.key })),
    measure,
    contentUnit: contentUnit ?? '',
    personalization: personalization.map(toFormPersonalField),
    collections,
    variants: variants.map(({ stock, bundleParts, ...variant }) => ({
      ...variant,
      bundleParts: bundleParts.map((part) => toFormPart(part, part.quantity)),
      key: variant.id,
      gtin: variant.gtin ?? '',
      stock: stock && { onHand: stock.onHand, seen: stock.onHand, reorderPoint: stock.reorderPoint },
    })),
  }
}

/** Converts form values to input. The form has validated the numbers before. */
export function toDraft({
  language,
  texts,
  details,
  attributes,
  images,
  options,
  measure,
  contentUnit,
  personalization,
  variants,
  leadDays,
  maxDownloads,
  ...rest
}: FormValues): ProductDraft {
  const written = LANGUAGES.filter((each) => each === language || texts[each]?.name?.trim())
  const name = texts[language]?.name ?? ''
  return {
    ...rest,
    leadDays: rest.kind === 'madeToOrder' ? toNumberOrNull(leadDays) : null,
    maxDownloads: toNumberOrNull(maxDownloads) ?? DEFAULT_MAX_DOWNLOADS,
    language,
    texts: Object.fromEntries(
      written.map((each) => {
        const { name: called = '', descriptionHtml = '', seoTitle = '', seoDescription = '' } = texts[each]
        return [each, { name: called, description: '', descriptionHtml, seoTitle, seoDescription }]
      }),
    ),
    details: {
      ...details,
      origin: details.origin || null,
      hsCode: withoutSeparators(details.hsCode) || null,
      lengthMm: toNumberOrNull(details.lengthMm),
      widthMm: toNumberOrNull(details.widthMm),
      heightMm: toNumberOrNull(details.heightMm),
    },
    attributes: toAttributes(attributes),
    images: images.map(({ picture, alt, color }) => ({
      picture,
      color,
      alt: Object.fromEntries(Object.entries(alt).filter(([, words]) => words?.trim())),
    })),
    options: options.flatMap((option) => (option.values.length === 0 ? [] : [toOption(option, language)])),
    measure: {
      unit: measure.unit,
      step: toNumberOrNull(measure.step) ?? THOUSANDTHS,
      minSteps: toNumberOrNull(measure.minSteps) ?? 1,
      maxSteps: toNumberOrNull(measure.maxSteps),
    },
    contentUnit: contentUnit || null,
    personalization: personalization.map(toPersonalField),
    variants: variants.map(({ key: _, available: __, stock, bundleParts = [], ...variant }) => ({
      ...variant,
      bundleParts: bundleParts.map(({ variantId, quantity }) => ({ variantId, quantity: toNumberOrNull(quantity) ?? 0 })),
      sku: variant.sku.trim() || skuFor(name, variant),
      priceMinor: toNumberOrNull(variant.priceMinor) ?? 0,
      compareAtMinor: toNumberOrNull(variant.compareAtMinor),
      costMinor: toNumberOrNull(variant.costMinor),
      gtin: withoutSeparators(variant.gtin) || null,
      weightGrams: toNumberOrNull(variant.weightGrams),
      content: toNumberOrNull(variant.content),
      stock:
        stock && bundleParts.length === 0
          ? {
              onHand: toNumberOrNull(stock.onHand) ?? 0,
              seen: stock.seen,
              reorderPoint: toNumberOrNull(stock.reorderPoint) ?? DEFAULT_REORDER_POINT,
            }
          : null,
    })),
  }
}

/** “Linen Shirt (Sage · M)”. */
export const partName = ({ name, variant }: FormPart): string => (variant ? `${name} (${variant})` : name)

export function toFormPart(part: Omit<EditablePart, 'quantity'>, quantity: number): FormPart {
  const { variantId, name, sku, measure, priceMinor, onSale } = part
  return { variantId, name, variant: variantLabel(part), sku, measure, priceMinor, onSale, quantity }
}

function toOption({ key, names, values }: FormOption, language: Language): ProductOption {
  const written = (texts: Partial<Record<Language, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as Partial<Record<Language, string>>
  return {
    key: isBuiltIn(key) ? key : optionKeyFor(names[language] ?? ''),
    names: written(names),
    values: values.map((each) => ({ value: each.value, ...(each.names && { names: written(each.names) }) })),
  }
}

const toNumberOrNull = (typed: Typed) => (typeof typed === 'number' ? typed : null)

/** Without those that are not given. */
function toAttributes(typed: FormValues['attributes']): NonNullable<ProductDraft['attributes']> {
  const values = Object.entries(typed).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value] as const)
  return Object.fromEntries(values.filter((entry): entry is [string, Exclude<FormAttribute, null>] => hasValue(entry[1])))
}

export const hasValue = (value: FormAttribute | undefined): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
