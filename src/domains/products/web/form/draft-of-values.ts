/** Converts form values to the input of `products.create` and `products.update`. */
import type { ProductOption } from '#domains/catalog/contract.ts'
import { DEFAULT_MAX_DOWNLOADS, optionKeyFor, THOUSANDTHS, withoutSeparators } from '#domains/catalog/web/index.ts'
import { DEFAULT_REORDER_POINT } from '#domains/inventory/web/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import type { ProductDraft } from '../../contract.ts'
import { toPersonalField } from './personal-values.ts'
import { skuFor } from './sku.ts'
import { type FormAttribute, type FormOption, type FormValues, hasValue, isBuiltIn } from './values.ts'

/** The form has validated the numbers before. */
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
              ...(stock.lots && { lots: stock.lots }),
            }
          : null,
    })),
  }
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
