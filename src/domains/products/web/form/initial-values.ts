/** What the form shows first: of a new product, and of a stored one. */
import { DEFAULT_MAX_DOWNLOADS, PIECES } from '#domains/catalog/web/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { plainToHtml } from '#platform/shared/rich-text.ts'
import type { VendorProductView } from '../../contract.ts'
import { toFormPersonalField } from './personal-values.ts'
import { type FormDetails, type FormText, type FormValues, newVariant, toFormPart } from './values.ts'

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
      stock: stock && {
        onHand: stock.onHand,
        seen: stock.onHand,
        elsewhere: stock.elsewhere,
        reorderPoint: stock.reorderPoint,
        lots: stock.lots,
      },
    })),
  }
}
