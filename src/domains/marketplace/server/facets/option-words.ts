/** The names of values: of an attribute's choices, of bands of numbers, or as one listing that has the value says it. */
import { type Attribute, loadProductOptions, namesIn, valueLabel, yesOrNo } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { type Language, toLocale } from '#platform/shared/language.ts'
import { filterOf, YES } from '../filters.rules.ts'
import { productIdAt } from '../index/columns.rules.ts'
import type { ListingIndex } from '../index/listing-index.ts'
import { firstDoc } from '../index/mask.rules.ts'
import { optionToken } from '../index/tokens.rules.ts'
import { listingsWith } from './facet-index.rules.ts'
import { numberBandEnd } from './number-bands.rules.ts'
import type { OptionFacet } from './option-facets.rules.ts'

type LabelOf = (attribute: Attribute, value: string) => string

/** Words of vendors are cached in the index until a listing text changes, because changing a product's options rewrites its texts. */
export async function findValueLabels(db: Db, index: ListingIndex, facets: readonly OptionFacet[], language: Language): Promise<LabelOf> {
  const { valueNames: cached, textsAsOf } = index
  const typed = facets.flatMap(({ attribute, values }) =>
    attribute.type === 'choice'
      ? values.filter(({ value }) => choiceOf(attribute, value) === undefined).map(({ value }) => ({ attribute, value }))
      : [],
  )
  const missing = typed.flatMap(({ attribute, value }) => {
    const token = optionToken(attribute.key, value)
    const doc = cached.has(token.a) ? null : firstDoc(listingsWith(index, token))
    return doc === null ? [] : [{ attribute, value, text: token.a, productId: productIdAt(index.columns, doc) }]
  })
  const names = missing.length === 0 ? cached : new Map([...cached, ...(await loadNames(db, missing))])
  if (index.textsAsOf === textsAsOf) index.valueNames = names
  return (attribute, value) => {
    if (attribute.type === 'boolean') return yesOrNo(value === YES, language)
    if (attribute.type === 'number') return bandLabel(Number(value), namesIn(attribute.unit, language), language)
    const choice = choiceOf(attribute, value)
    return choice
      ? namesIn(choice.names, language)
      : valueLabel(attribute.key, { value, names: names.get(optionToken(attribute.key, value).a) }, language)
  }
}

const choiceOf = ({ choices }: Attribute, value: string) => choices.find((choice) => choice.value === value)

/** `300 – 500 pages`: from the first number to below the second one. */
function bandLabel(from: number, unit: string, language: Language): string {
  const { format } = new Intl.NumberFormat(toLocale(language, 'latn'), { maximumFractionDigits: 3 })
  return `${format(from)}\u00a0–\u00a0${format(numberBandEnd(from))} ${unit}`.trim()
}

async function loadNames(db: Db, missing: readonly { attribute: Attribute; value: string; text: string; productId: string }[]) {
  const options = await loadProductOptions(db, [...new Set(missing.map(({ productId }) => productId))])
  return missing.map(({ attribute, value, text, productId }) => {
    const option = options.get(productId)?.find((each) => filterOf(each, [attribute]))
    return [text, option?.values.find((each) => each.value === value)?.names ?? {}] as const
  })
}
