/** Options become variants: every colour in every size, and none that somebody took out. */
import { type FormVariant, newVariant } from './values.ts'

export type Options = { sizes: string[]; colors: string[] }

export function optionsOf(variants: readonly FormVariant[]): Options {
  const distinct = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))]
  return { sizes: distinct(variants.map(({ size }) => size)), colors: distinct(variants.map(({ color }) => color)) }
}

/**
 * The variants of these options. One that is there stays as it is; new ones take prices and stock tracking from the first. A form
 * that was taken out by hand only comes back with an option that is new.
 */
export function withOptions(variants: readonly FormVariant[], { sizes, colors }: Options): FormVariant[] {
  const before = optionsOf(variants)
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
      } else if (isNew(size, before.sizes) || isNew(color, before.colors) || variants.length === 0) next.push(likeFirst(first, size, color))
    }
  }
  return next.length > 0 ? next : [likeFirst(first, null, null)]
}

/** A variant without the option becomes the first form that has it; one whose last option goes has none. */
function fits(own: string | null, wanted: string | null, before: readonly string[]): boolean {
  return own === wanted || (own === null && before.length === 0) || wanted === null
}

function isNew(value: string | null, before: readonly string[]): boolean {
  return value !== null && !before.includes(value)
}

function likeFirst(first: FormVariant | undefined, size: string | null, color: string | null): FormVariant {
  if (!first) return newVariant({ size, color })
  const { priceMinor, compareAtMinor, costMinor, stock } = first
  return newVariant({ size, color, priceMinor, compareAtMinor, costMinor, stock: stock && { ...stock, onHand: 0, seen: null } })
}
