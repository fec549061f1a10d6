/** Builds variants from options: every color in every size, without those the user removed. */
import { type FormVariant, newVariant } from './values.ts'

export type Options = { sizes: string[]; colors: string[] }

export function optionsFor(variants: readonly FormVariant[]): Options {
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))]
  return { sizes: distinct(variants.map(({ size }) => size)), colors: distinct(variants.map(({ color }) => color)) }
}

/**
 * Builds the variants of these options. Existing variants stay; new ones copy prices and stock tracking from the first. A
 * combination the user removed only comes back with a new option.
 */
export function applyOptions(variants: readonly FormVariant[], { sizes, colors }: Options): FormVariant[] {
  const before = optionsFor(variants)
  const [first] = variants
  const next: FormVariant[] = []
  const reused = new Set<string>()
  for (const color of colors.length > 0 ? colors : [null]) {
    for (const size of sizes.length > 0 ? sizes : [null]) {
      const known = variants.find(
        (variant) => !reused.has(variant.key) && fits(variant.size, size, before.sizes) && fits(variant.color, color, before.colors),
      )
      if (known) {
        reused.add(known.key)
        next.push({ ...known, size, color })
      } else if (isNew(size, before.sizes) || isNew(color, before.colors) || variants.length === 0)
        next.push(copyOfFirst(first, size, color))
    }
  }
  return next.length > 0 ? next : [copyOfFirst(first, null, null)]
}

/** Matches a variant to an option value: equal values, or an option that was just added or removed altogether. */
function fits(own: string | null, wanted: string | null, before: readonly string[]): boolean {
  return own === wanted || (own === null && before.length === 0) || wanted === null
}

function isNew(value: string | null, before: readonly string[]): boolean {
  return value !== null && !before.includes(value)
}

function copyOfFirst(first: FormVariant | undefined, size: string | null, color: string | null): FormVariant {
  if (!first) return newVariant({ size, color })
  const { priceMinor, compareAtMinor, costMinor, weightGrams, stock } = first
  return newVariant({
    size,
    color,
    priceMinor,
    compareAtMinor,
    costMinor,
    weightGrams,
    stock: stock && { ...stock, onHand: 0, seen: null },
  })
}
