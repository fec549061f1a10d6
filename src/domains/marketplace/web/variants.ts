/** The options of a product, the variant behind each, and the pictures to show. */
import type { Availability, ListingDetail } from '../contract.ts'

export type Variant = { id: string; options: readonly { key: string; value: string; label: string }[]; availability: Availability }
type Option = ListingDetail['options'][number]

/**
 * `variantId` is the variant a click selects. `why` says why a value is struck through: `soldOut` selects a sold-out variant; `otherForm`
 * selects this value in another combination because the current one does not exist.
 */
export type Choice = { value: string; label: string; chosen: boolean; why: 'soldOut' | 'otherForm' | null; variantId: string }

export const optionValue = ({ options }: Pick<Variant, 'options'>, key: string) =>
  options.find((option) => option.key === key)?.value ?? null

/** The requested variant, else the first that can be bought, else the first. */
export function chosenVariant<V extends Variant>(variants: readonly V[], asked: string | null): V | undefined {
  return variants.find(({ id }) => id === asked) ?? variants.find(({ availability }) => availability !== 'soldOut') ?? variants[0]
}

/**
 * The values of an option that variants have, in order. A combination that does not exist leads to the variant with the requested value that
 * has most in common with the current one; among equals to one that can be bought.
 */
export function toChoices<V extends Variant>(variants: readonly V[], current: V, { key, values }: Option): Choice[] {
  const inCommon = (variant: V) =>
    current.options.filter((option) => option.key !== key && optionValue(variant, option.key) === option.value).length
  const others = current.options.filter((option) => option.key !== key).length
  return values.flatMap(({ value, label }) => {
    const having = variants.filter((variant) => optionValue(variant, key) === value)
    const most = Math.max(...having.map(inCommon))
    const target = chosenVariant(
      having.filter((variant) => inCommon(variant) === most),
      null,
    )
    if (!target) return []
    const why = most < others ? 'otherForm' : target.availability === 'soldOut' ? 'soldOut' : null
    return [{ value, label, chosen: optionValue(current, key) === value, why, variantId: target.id }]
  })
}

/** Pictures of the color first, then shared ones. A color without its own pictures shows shared ones, then all others. */
export function picturesFor<P extends { color: string | null }>(pictures: readonly P[], color: string | null): readonly P[] {
  if (color === null) return pictures
  const own = pictures.filter((picture) => picture.color === color)
  const ofSeveral = pictures.filter((picture) => picture.color === null)
  return own.length > 0 ? [...own, ...ofSeveral] : [...ofSeveral, ...pictures.filter((picture) => picture.color !== null)]
}
