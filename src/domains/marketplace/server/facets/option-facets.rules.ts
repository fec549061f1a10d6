/** Which options are offered as facets, and which of their values. Pure: no database, no clock. */
import type { FacetCount } from './counts.rules.ts'
import { sizesInOrder } from './sizes.rules.ts'

export type OptionFacet = { key: string; values: { value: string; count: number }[] }

/** Vendors name options freely, so only the most frequent are offered. */
const MAX_FACETS = 12
const MAX_VALUES = 100

const FIRST = ['color', 'size']

/** Options that some listing has or that are chosen: color, size, then by their most frequent value. */
export function optionFacets(counts: readonly FacetCount[], chosen: ReadonlyMap<string, readonly string[]>): OptionFacet[] {
  const facets = [...Map.groupBy(counts, ({ key }) => key)]
    .map(([key, values]) => ({ key, most: Math.max(...values.map(({ count }) => count)), values }))
    .filter(({ key, most }) => most > 0 || chosen.has(key))
  const rank = ({ key }: { key: string }) => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length + Number(!chosen.has(key)))
  return facets
    .sort((one, other) => rank(one) - rank(other) || other.most - one.most || (one.key < other.key ? -1 : 1))
    .slice(0, MAX_FACETS)
    .map(({ key, values }) => ({ key, values: inOrder(key, mostFrequent(values, chosen.get(key) ?? [])) }))
}

function mostFrequent(values: readonly FacetCount[], chosen: readonly string[]): OptionFacet['values'] {
  const isChosen = ({ value }: FacetCount) => Number(chosen.includes(value))
  return [...values]
    .sort((one, other) => isChosen(other) - isChosen(one) || other.count - one.count)
    .slice(0, MAX_VALUES)
    .map(({ value, count }) => ({ value, count }))
}

function inOrder(key: string, values: OptionFacet['values']): OptionFacet['values'] {
  return key === 'color' ? values.sort((one, other) => (one.value < other.value ? -1 : 1)) : sizesInOrder(values)
}
