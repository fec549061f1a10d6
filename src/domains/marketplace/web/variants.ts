/** Which forms a product comes in, what a choice leads to, and which pictures show it. */
import type { Availability } from '../contract.ts'

export type Variant = { id: string; size: string | null; color: string | null; availability: Availability }

/**
 * `variantId` is what a click leads to. `why` it is struck: `soldOut` shows the form as sold out; `otherForm` leads to the same
 * value in another form, because this combination does not exist.
 */
export type Choice = { value: string; chosen: boolean; why: 'soldOut' | 'otherForm' | null; variantId: string }

/** The asked one, else the first that can be bought, else the first. */
export function chosenVariant<V extends Variant>(variants: readonly V[], asked: string | null): V | undefined {
  return variants.find(({ id }) => id === asked) ?? variants.find(({ availability }) => availability !== 'soldOut') ?? variants[0]
}

/**
 * The values of one property, in the order they are offered. A combination that does not exist leads to the nearest one
 * that does: the value asked for, in another form.
 */
export function choicesOf<V extends Variant>(variants: readonly V[], current: V, property: 'size' | 'color'): Choice[] {
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

/** Pictures of the colour first, then those of several. A colour without a picture of its own shows those of several, then all others. */
export function picturesFor<P extends { color: string | null }>(pictures: readonly P[], color: string | null): readonly P[] {
  if (color === null) return pictures
  const own = pictures.filter((picture) => picture.color === color)
  const ofSeveral = pictures.filter((picture) => picture.color === null)
  return own.length > 0 ? [...own, ...ofSeveral] : [...ofSeveral, ...pictures.filter((picture) => picture.color !== null)]
}
