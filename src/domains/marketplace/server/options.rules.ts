/** The options of a product in its listing. Pure: no database, no clock. */
import type { ProductOption } from '#domains/catalog/contract.ts'
import { optionName, valueLabel } from '#domains/catalog/server/index.ts'
import type { Language } from '#platform/shared/language.ts'

type WithValues = { options: readonly string[] }

/** The values of an option that variants have, in the order of the option. */
export function distinctValues(options: readonly ProductOption[], variants: readonly WithValues[], key: string): string[] {
  const place = options.findIndex((option) => option.key === key)
  const used = new Set(variants.map(({ options: values }) => values[place]))
  return options[place]?.values.map(({ value }) => value).filter((value) => used.has(value)) ?? []
}

/** All options with the values that variants have, in the words of a language. */
export function wordsOfOptions(options: readonly ProductOption[], variants: readonly WithValues[], language: Language) {
  return options.map((option) => {
    const values = distinctValues(options, variants, option.key)
    const known = new Map(option.values.map((each) => [each.value, each]))
    return {
      values,
      key: option.key,
      name: optionName(option, language),
      labels: values.map((value) => valueLabel(option.key, known.get(value) ?? { value }, language)),
    }
  })
}
