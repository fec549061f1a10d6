/** Counts the listings behind each value of an option or attribute, and behind each state of stock. */
import type { Mask } from '../index/mask.rules.ts'
import { attributeToken, type Choice, formCondition, keyedValue, type Token } from '../index/tokens.rules.ts'
import { createTokenCounter, type TokenCounter } from './counting.rules.ts'
import type { FacetCount, FacetIndex } from './facet-index.rules.ts'
import { both, existsIn, listingsOfWays, type Way, waysToHave } from './ways.rules.ts'

const COLUMNS = ['color', 'size', 'option', 'stock'] as const

/** `everywhere` counts under all filters; `unnarrowed` under all but those of values and stock, which leave `left` (null: all listings). */
type Counters = { tokens: readonly Token[]; everywhere: TokenCounter; unnarrowed: TokenCounter }

export function countValues(
  index: FacetIndex,
  choice: Choice,
  left: Mask | null,
  { tokens, everywhere, unnarrowed }: Counters,
): FacetCount[] {
  const { options: chosen, stock } = choice
  const exists = existsIn(index)

  const withCounters = (ways: readonly Way[]) =>
    ways.map((way) => ({
      ...way,
      counter: way.attributes === null ? unnarrowed : createTokenCounter(index, both(left, way.attributes), COLUMNS),
    }))
  const countForms = (ways: readonly (Way & { counter: TokenCounter })[], changed: Partial<Pick<Choice, 'options' | 'stock'>>) =>
    ways.reduce((sum, { options, counter }) => {
      const met = { stock, ...changed, options: new Map([...options, ...(changed.options ?? [])]) }
      return sum + counter.countAnyOf(formCondition(met, exists))
    }, 0)

  const chosenWays = withCounters(waysToHave(index, chosen))
  const countersWithout = (key: string) => {
    const ways = waysToHave(index, new Map([...chosen].filter(([other]) => other !== key)))
    const having = both(left, listingsOfWays(index, ways, stock))
    return { ways: withCounters(ways), attributes: createTokenCounter(index, having, COLUMNS) }
  }
  /** Counters for the values of a key, under the other choices. */
  const countersOf = new Map<string, { ways: typeof chosenWays; attributes: TokenCounter }>()
  const countersForKey = (key: string) => {
    const known = countersOf.get(key)
    if (known) return known
    const made = chosen.has(key) ? countersWithout(key) : { ways: chosenWays, attributes: everywhere }
    countersOf.set(key, made)
    return made
  }

  const values = Map.groupBy(
    tokens.flatMap((token) => {
      const found = keyedValue(token)
      return found ? [{ ...found, isOption: token.kind === 'form' }] : []
    }),
    ({ key, value }) => `${key}=${value}`,
  )
  return [
    ...[...values.values()].flatMap((same): FacetCount[] => {
      const [first] = same
      if (!first) return []
      const { key, value } = first
      const { ways, attributes } = countersForKey(key)
      const asOption = same.some(({ isOption }) => isOption) ? countForms(ways, { options: new Map([[key, [value]]]) }) : 0
      const asAttribute = same.some(({ isOption }) => !isOption) ? attributes.countOf(attributeToken(key, value)) : 0
      return [{ facet: 'option', key, value, count: asOption + asAttribute }]
    }),
    ...(['inStock', 'soldOut'] as const).map(
      (state): FacetCount => ({ facet: 'stock', key: '', value: state, count: countForms(chosenWays, { stock: state }) }),
    ),
  ]
}
