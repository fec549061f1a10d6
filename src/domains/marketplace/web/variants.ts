/** Which forms a product comes in, and what a choice leads to. */
import type { Availability } from '../contract.ts'

export type Variant = { id: string; size: string | null; color: string | null; availability: Availability }

/** `variantId` is what a click leads to; `struck` when it cannot be bought in the form chosen otherwise. */
export type Choice = { value: string; chosen: boolean; struck: boolean; variantId: string }

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
    return [{ value, chosen: current[property] === value, struck: !exact || exact.availability === 'soldOut', variantId: target.id }]
  })
}
