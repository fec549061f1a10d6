/** Which options and attributes are offered as facets, and which of their values. Pure: no database, no clock. */
import type { Attribute } from '#domains/catalog/server/index.ts'
import type { FacetCount } from './facet-index.rules.ts'
import { sizesInOrder } from './sizes.rules.ts'

export type OptionFacet = { attribute: Attribute; values: { value: string; count: number }[] }

const MAX_FACETS = 12
const MAX_VALUES = 100

/** Filters that some listing has or that are chosen, in the administrator's order. The first ones, and all chosen ones. */
export function optionFacets(
  counts: readonly FacetCount[],
  chosen: ReadonlyMap<string, readonly string[]>,
  attributes: readonly Attribute[],
): OptionFacet[] {
  const byKey = Map.groupBy(counts, ({ key }) => key)
  const offered = attributes.flatMap((attribute) => {
    const values = byKey.get(attribute.key) ?? []
    return values.some(({ count }) => count > 0) || (values.length > 0 && chosen.has(attribute.key)) ? [{ attribute, values }] : []
  })
  const unchosen = MAX_FACETS - offered.filter(({ attribute }) => chosen.has(attribute.key)).length
  const first = new Set(offered.filter(({ attribute }) => !chosen.has(attribute.key)).slice(0, unchosen))
  return offered
    .filter((facet) => first.has(facet) || chosen.has(facet.attribute.key))
    .map(({ attribute, values }) => ({ attribute, values: inOrder(attribute, mostFrequent(values, chosen.get(attribute.key) ?? [])) }))
}

function mostFrequent(values: readonly FacetCount[], chosen: readonly string[]): OptionFacet['values'] {
  const isChosen = ({ value }: FacetCount) => Number(chosen.includes(value))
  return [...values]
    .sort((one, other) => isChosen(other) - isChosen(one) || other.count - one.count)
    .slice(0, MAX_VALUES)
    .map(({ value, count }) => ({ value, count }))
}

/** Choices in their order, then what vendors typed; bands by number. “Yes” comes before “no”. */
function inOrder({ type, choices }: Attribute, values: OptionFacet['values']): OptionFacet['values'] {
  if (type === 'boolean') return values.sort((one, other) => (one.value > other.value ? -1 : 1))
  const places = new Map(choices.map(({ value }, place) => [value, place]))
  const placeOf = ({ value }: OptionFacet['values'][number]) => places.get(value) ?? choices.length
  return sizesInOrder(values).sort((one, other) => placeOf(one) - placeOf(other))
}
