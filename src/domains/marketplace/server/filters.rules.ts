/** Which filters a product joins, and with which values. Pure: no database, no clock. */
import type { ProductAttributes, ProductOption } from '#domains/catalog/contract.ts'
import { type Attribute, optionKeysOf } from '#domains/catalog/server/index.ts'
import { numberBandFor } from './facets/number-bands.rules.ts'

export const YES = 'yes'
export const NO = 'no'

/** Only what administrators decided is a filter. An option joins the filter of its key or of one of its names. */
export function filterOf({ key, names }: Pick<ProductOption, 'key' | 'names'>, attributes: readonly Attribute[]): Attribute | null {
  const keys = optionKeysOf({ key, names })
  return attributes.find((each) => each.facet && each.type === 'choice' && optionKeysOf(each).some((own) => keys.includes(own))) ?? null
}

/** The choice that a vendor's value means, by its value or a name in any language; else the value as it is. */
export function choiceFor({ choices }: Pick<Attribute, 'choices'>, value: string): string {
  const plain = value.toLowerCase()
  const isMeant = (name: string) => name.toLowerCase() === plain
  return (choices.find((choice) => isMeant(choice.value) || Object.values(choice.names).some(isMeant)) ?? { value }).value
}

/** The filtered values of a variant by the key of their filter; `values` are in the order of the options. */
export function formOf(
  options: readonly ProductOption[],
  values: readonly string[],
  attributes: readonly Attribute[],
): Map<string, string> {
  const form = new Map<string, string>()
  for (const [place, option] of options.entries()) {
    const value = values[place]
    const filter = filterOf(option, attributes)
    if (value !== undefined && filter && !form.has(filter.key)) form.set(filter.key, choiceFor(filter, value))
  }
  return form
}

/** The filtered values of a product's attributes by key: choices, the band of a number, yes or no. */
export function filteredValues(values: ProductAttributes, attributes: readonly Attribute[]): Map<string, string[]> {
  return new Map(
    attributes.flatMap(({ key, facet }) => {
      const value = values[key]
      if (!facet || value === undefined || typeof value === 'string') return []
      if (typeof value === 'boolean') return [[key, [value ? YES : NO]] as const]
      return [[key, typeof value === 'number' ? [String(numberBandFor(value))] : value] as const]
    }),
  )
}
