/** The options of a product, the variant behind each, and the pictures to show. */
import type { Availability } from '../contract.ts'

export type Variant = { id: string; size: string | null; color: string | null; availability: Availability }

/**
 * `variantId` is the variant a click selects. `why` says why an option is struck through: `soldOut` selects a sold-out variant; `otherForm`
 * selects this value in another combination because the current one does not exist.
 */
export type Choice = { value: string; chosen: boolean; why: 'soldOut' | 'otherForm' | null; variantId: string }

/** The requested variant, else the first that can be bought, else the first. */
export function chosenVariant<V extends Variant>(variants: readonly V[], asked: string | null): V | undefined {
  return variants.find(({ id }) => id === asked) ?? variants.find(({ availability }) => availability !== 'soldOut') ?? variants[0]
}

/** The values of one option, in order. A combination that does not exist leads to the nearest one with the requested value. */
export function toChoices<V extends Variant>(variants: readonly V[], current: V, property: 'size' | 'color'): Choice[] {
  const other = property === 'size' ? 'color' : 'size'
  const values = [...new Set(variants.map((variant) => variant[property]).filter((value) => value !== null))]
  return values.flatMap((value) => {
    const having = variants.filter((variant) => variant[property] === value)
    const exact = having.find((variant) => variant[other] === current[other])
    const target = exact ?? chosenVariant(having, null)
    if (!target) return []
    const why = !exact ? 'otherForm' : exact.availability === 'soldOut' ? 'soldOut' : null
    return [{ value, chosen: current[property] === value, why, variantId: target.id }]
  })
}

/** Pictures of the color first, then shared ones. A color without its own pictures shows shared ones, then all others. */
export function picturesFor<P extends { color: string | null }>(pictures: readonly P[], color: string | null): readonly P[] {
  if (color === null) return pictures
  const own = pictures.filter((picture) => picture.color === color)
  const ofSeveral = pictures.filter((picture) => picture.color === null)
  return own.length > 0 ? [...own, ...ofSeveral] : [...ofSeveral, ...pictures.filter((picture) => picture.color !== null)]
}
