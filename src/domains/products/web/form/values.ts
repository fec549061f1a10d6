/** Form values of a product. Unparsable numbers stay text, and field paths equal those of the input that is sent. */
import type { ProductDetails, ProductText, Status } from '#domains/catalog/contract.ts'
import { withoutSeparators } from '#domains/catalog/web/index.ts'
import { DEFAULT_REORDER_POINT } from '#domains/inventory/contract.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { ProductDraft, VendorProductView } from '../../contract.ts'
import { skuFor } from './sku.ts'

export type FormPicture = {
  picture: { imageId: string } | { uploadId: string }
  url: string
  alt: Partial<Record<Language, string>>
  color: string | null
}

export type FormVariant = {
  /** React key for rows without an id. */
  key: string
  id: string | null
  /** Empty: a SKU is generated from the product's name. */
  sku: string
  size: string | null
  color: string | null
  priceMinor: Typed
  compareAtMinor: Typed
  costMinor: Typed
  gtin: string
  weightGrams: Typed
  /** Null: not tracked. */
  stock: { onHand: Typed; seen: number | null; reorderPoint: Typed } | null
}

export type FormDetails = Pick<ProductDetails, 'brand' | 'tags' | 'manufacturer' | 'responsiblePerson'> & {
  /** Empty: not given. */
  origin: string
  hsCode: string
  lengthMm: Typed
  widthMm: Typed
  heightMm: Typed
}

export type FormValues = {
  language: Language
  texts: Record<Language, ProductText>
  categorySlug: string
  status: Status
  details: FormDetails
  images: FormPicture[]
  variants: FormVariant[]
}

export function newVariant(more: Partial<FormVariant> = {}): FormVariant {
  return {
    key: crypto.randomUUID(),
    id: null,
    sku: '',
    size: null,
    color: null,
    priceMinor: null,
    compareAtMinor: null,
    costMinor: null,
    gtin: '',
    weightGrams: null,
    stock: null,
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

const emptyText = (): ProductText => ({ name: '', description: '', seoTitle: '', seoDescription: '' })

const toTextsByLanguage = (texts: Partial<Record<Language, ProductText>>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? emptyText()])) as Record<Language, ProductText>

/** New products are active by default (spec §4). */
export function emptyValues(language: Language): FormValues {
  return {
    language,
    texts: toTextsByLanguage({}),
    categorySlug: '',
    status: 'active',
    details: emptyDetails(),
    images: [],
    variants: [newVariant({ key: 'first' })],
  }
}

export function toFormValues({ language, texts, category, status, details, images, variants }: VendorProductView): FormValues {
  return {
    language,
    status,
    texts: toTextsByLanguage(texts),
    categorySlug: category.slug,
    details: { ...details, origin: details.origin ?? '', hsCode: details.hsCode ?? '' },
    images: images.map(({ id, image, alt, color }) => ({ picture: { imageId: id }, url: image.sources[0]?.url ?? '', alt, color })),
    variants: variants.map(({ stock, ...variant }) => ({
      ...variant,
      key: variant.id,
      gtin: variant.gtin ?? '',
      stock: stock && { onHand: stock.onHand, seen: stock.onHand, reorderPoint: stock.reorderPoint },
    })),
  }
}

/** Converts form values to input. The form has validated the numbers before. */
export function toDraft({ language, texts, details, images, variants, ...rest }: FormValues): ProductDraft {
  const written = LANGUAGES.filter((each) => each === language || texts[each]?.name?.trim())
  const name = texts[language]?.name ?? ''
  return {
    ...rest,
    language,
    texts: Object.fromEntries(
      written.map((each) => {
        const { name: called = '', description = '', seoTitle = '', seoDescription = '' } = texts[each]
        return [each, { name: called, description, seoTitle, seoDescription }]
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
    images: images.map(({ picture, alt, color }) => ({
      picture,
      color,
      alt: Object.fromEntries(Object.entries(alt).filter(([, words]) => words?.trim())),
    })),
    variants: variants.map(({ key: _, stock, ...variant }) => ({
      ...variant,
      sku: variant.sku.trim() || skuFor(name, variant),
      priceMinor: toNumberOrNull(variant.priceMinor) ?? 0,
      compareAtMinor: toNumberOrNull(variant.compareAtMinor),
      costMinor: toNumberOrNull(variant.costMinor),
      gtin: withoutSeparators(variant.gtin) || null,
      weightGrams: toNumberOrNull(variant.weightGrams),
      stock: stock && {
        onHand: toNumberOrNull(stock.onHand) ?? 0,
        seen: stock.seen,
        reorderPoint: toNumberOrNull(stock.reorderPoint) ?? DEFAULT_REORDER_POINT,
      },
    })),
  }
}

const toNumberOrNull = (typed: Typed) => (typeof typed === 'number' ? typed : null)
