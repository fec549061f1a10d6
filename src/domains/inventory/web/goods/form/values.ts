/** A product in a form: what is typed and cannot be read stays a text, and paths are those of what is sent. */
import type { ProductText, Status } from '#domains/catalog/contract.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { GoodsDraft, GoodsView } from '../../../contract.ts'
import { skuFor } from './sku.ts'

export type FormPicture = {
  picture: { imageId: string } | { uploadId: string }
  url: string
  alt: Partial<Record<Language, string>>
  color: string | null
}

export type FormVariant = {
  /** Tells rows apart while they have no id. */
  key: string
  id: string | null
  /** Empty: one is made of the product's name. */
  sku: string
  size: string | null
  color: string | null
  priceMinor: Typed
  compareAtMinor: Typed
  costMinor: Typed
  /** Null is not tracked. */
  stock: { onHand: Typed; seen: number | null; reorderPoint: Typed } | null
}

export type FormValues = {
  language: Language
  texts: Record<Language, ProductText>
  categorySlug: string
  status: Status
  images: FormPicture[]
  variants: FormVariant[]
}

export const REORDER_POINT = 5

export function newVariant(more: Partial<FormVariant> = {}): FormVariant {
  return {
    ...{ key: crypto.randomUUID(), id: null, sku: '', size: null, color: null, priceMinor: null, compareAtMinor: null, costMinor: null },
    ...{ stock: null, ...more },
  }
}

const noText = (): ProductText => ({ name: '', description: '', seoTitle: '', seoDescription: '' })

const textsIn = (texts: Partial<Record<Language, ProductText>>) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, texts[language] ?? noText()])) as Record<Language, ProductText>

/** New products are for sale at once (spec §4). */
export function emptyValues(language: Language): FormValues {
  return { language, texts: textsIn({}), categorySlug: '', status: 'active', images: [], variants: [newVariant({ key: 'first' })] }
}

export function valuesOf({ language, texts, category, status, images, variants }: GoodsView): FormValues {
  return {
    ...{ language, status, texts: textsIn(texts), categorySlug: category.slug },
    images: images.map(({ id, image, alt, color }) => ({ picture: { imageId: id }, url: image.sources[0]?.url ?? '', alt, color })),
    variants: variants.map(({ stock, ...variant }) => ({
      ...variant,
      key: variant.id,
      stock: stock && { onHand: stock.onHand, seen: stock.onHand, reorderPoint: stock.reorderPoint },
    })),
  }
}

/** As it is sent. Numbers are numbers by then: the form refuses what is none. */
export function draftOf({ language, texts, images, variants, ...rest }: FormValues): GoodsDraft {
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
    images: images.map(({ picture, alt, color }) => ({
      ...{ picture, color },
      alt: Object.fromEntries(Object.entries(alt).filter(([, words]) => words?.trim())),
    })),
    variants: variants.map(({ key: _, stock, ...variant }) => ({
      ...variant,
      sku: variant.sku.trim() || skuFor(name, variant),
      priceMinor: amount(variant.priceMinor) ?? 0,
      compareAtMinor: amount(variant.compareAtMinor),
      costMinor: amount(variant.costMinor),
      stock: stock && { onHand: amount(stock.onHand) ?? 0, seen: stock.seen, reorderPoint: amount(stock.reorderPoint) ?? REORDER_POINT },
    })),
  }
}

const amount = (typed: Typed) => (typeof typed === 'number' ? typed : null)
