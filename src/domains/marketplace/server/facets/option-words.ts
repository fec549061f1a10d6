/** The names of options and of their values, as one listing that has them says it. Vendors translate them in their products. */
import { loadProductOptions, optionName, valueLabel } from '#domains/catalog/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import { productIdAt } from '../index/columns.rules.ts'
import type { ListingIndex } from '../index/listing-index.ts'
import { firstDoc } from '../index/mask.rules.ts'
import { optionToken } from '../index/tokens.rules.ts'
import { listingsWith } from './facet-index.rules.ts'
import type { OptionFacet } from './option-facets.rules.ts'

type OptionWords = { name(key: string, values: readonly { value: string }[]): string; label(key: string, value: string): string }

/** Cached in the index until a listing text changes, because changing a product's options rewrites its texts. */
export async function findOptionWords(
  db: Db,
  index: ListingIndex,
  facets: readonly OptionFacet[],
  language: Language,
): Promise<OptionWords> {
  const { optionNames: cached, textsAsOf } = index
  const wanted = facets.flatMap(({ key, values }) => values.map(({ value }) => ({ key, value, text: optionToken(key, value).a })))
  const missing = wanted.flatMap(({ key, value, text }) => {
    const doc = cached.has(text) ? null : firstDoc(listingsWith(index, optionToken(key, value)))
    return doc === null ? [] : [{ key, value, text, productId: productIdAt(index.columns, doc) }]
  })
  const names = missing.length === 0 ? cached : new Map([...cached, ...(await loadNames(db, missing))])
  if (index.textsAsOf === textsAsOf) index.optionNames = names
  const namesFor = (key: string, value: string) => names.get(optionToken(key, value).a)
  return {
    name: (key, values) => {
      const named = values.map(({ value }) => namesFor(key, value)).find((each) => each?.option[language])
      return optionName({ key, names: (named ?? namesFor(key, values[0]?.value ?? ''))?.option ?? {} }, language)
    },
    label: (key, value) => valueLabel(key, { value, names: namesFor(key, value)?.value }, language),
  }
}

async function loadNames(db: Db, missing: readonly { key: string; value: string; text: string; productId: string }[]) {
  const options = await loadProductOptions(db, [...new Set(missing.map(({ productId }) => productId))])
  return missing.map(({ key, value, text, productId }) => {
    const option = options.get(productId)?.find((each) => each.key === key)
    return [text, { option: option?.names ?? {}, value: option?.values.find((each) => each.value === value)?.names ?? {} }] as const
  })
}
