/**
 * The ways in which a listing can have the chosen values. The material of a scarf is an attribute of the product, that of a sofa an option of its
 * variants, and both are found by one filter. A listing has each key either way, so it belongs to one way only, and ways add up.
 */
import { MAX_OPTIONS } from '#domains/catalog/contract.ts'
import type { Mask } from '../index/mask.rules.ts'
import { intersect, unionExcept } from '../index/sets.rules.ts'
import { attributeToken, type Choice, formCondition, optionToken, type Token } from '../index/tokens.rules.ts'
import { type FacetIndex, isEveryListing, listingsWith } from './facet-index.rules.ts'

/** `attributes`: the listings whose products have the others of the chosen values; null: all. `options` are met by one variant. */
export type Way = { attributes: Mask | null; options: Choice['options'] }

export const existsIn = (index: FacetIndex) => (token: Token) => listingsWith(index, token).count > 0

export const both = (one: Mask | null, other: Mask | null): Mask | null => (one && other ? intersect([one, other]) : (one ?? other))

/** Ways that no listing can have are left out. */
export function waysToHave(index: FacetIndex, chosen: Choice['options']): Way[] {
  const exists = existsIn(index)
  return [...chosen]
    .filter(([, values]) => values.length > 0)
    .reduce<Way[]>(
      (ways, [key, values]) => {
        const isOption = values.some((value) => exists(optionToken(key, value)))
        const having = unionExcept(
          values.map((value) => listingsWith(index, attributeToken(key, value))),
          [],
          index.pieces,
        )
        return ways.flatMap(({ attributes, options }) => {
          const asAttribute = both(attributes, having)
          return [
            ...(isOption && options.size < MAX_OPTIONS ? [{ attributes, options: new Map([...options, [key, values]]) }] : []),
            ...(asAttribute && asAttribute.count > 0 ? [{ attributes: asAttribute, options }] : []),
          ]
        })
      },
      [{ attributes: null, options: new Map() }],
    )
}

/** The listings that have the chosen values, and with `stock` a variant with them that can or can't be bought; null: every listing. */
export function listingsHaving(index: FacetIndex, { options, stock }: Pick<Choice, 'options' | 'stock'>): Mask | null {
  return listingsOfWays(index, waysToHave(index, options), stock)
}

/** The same for ways that are known. */
export function listingsOfWays(index: FacetIndex, ways: readonly Way[], stock: Choice['stock']): Mask | null {
  const masksOf = (tokens: readonly Token[]) => tokens.map((token) => listingsWith(index, token))
  const masks = ways.map(({ attributes, options }) => {
    const { any, none } = formCondition({ options, stock }, existsIn(index))
    const forms = any.some(isEveryListing) && none.length === 0 ? null : unionExcept(masksOf(any), masksOf(none), index.pieces)
    return both(attributes, forms)
  })
  return masks.includes(null)
    ? null
    : unionExcept(
        masks.filter((mask) => mask !== null),
        [],
        index.pieces,
      )
}
