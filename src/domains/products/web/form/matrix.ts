/** Builds variants from options: every combination of their values, without those the user removed. */
import { type FormOption, type FormVariant, newVariant } from './values.ts'

/**
 * Builds the variants of the options `after`. Existing variants stay; new ones copy prices and stock tracking from the first. A combination
 * the user removed only comes back with a new value. `variants` are those of the options `before`.
 */
export function applyOptions(variants: readonly FormVariant[], before: readonly FormOption[], after: readonly FormOption[]): FormVariant[] {
  const [first] = variants
  const reused = new Set<string>()
  const next: FormVariant[] = []
  for (const options of combinations(after)) {
    const known = variants.find(
      ({ key, options: own }) =>
        !reused.has(key) && after.every(({ id }, place) => fits(own[indexOf(before, id)], options[place] as string)),
    )
    if (known) {
      reused.add(known.key)
      next.push({ ...known, options })
    } else if (variants.length === 0 || after.some((option, place) => isNew(before, option, options[place] as string)))
      next.push(copyOfFirst(first, options))
  }
  return next.length > 0 ? next : [copyOfFirst(first, [])]
}

/** The number of variants that all combinations make. Options without values do not count. */
export const countCombinations = (options: readonly FormOption[]) =>
  options.reduce((count, { values }) => count * Math.max(1, values.length), 1)

function combinations(options: readonly FormOption[]): string[][] {
  return options.reduce<string[][]>((all, { values }) => all.flatMap((own) => values.map(({ value }) => [...own, value])), [[]])
}

const indexOf = (options: readonly FormOption[], id: string) => options.findIndex((option) => option.id === id)

/** A variant fits a value that it has, and any value of an option that was just added. */
const fits = (own: string | undefined, wanted: string) => own === undefined || own === wanted

function isNew(before: readonly FormOption[], { id }: FormOption, value: string): boolean {
  const known = before.find((option) => option.id === id)
  return !known?.values.some((each) => each.value === value)
}

function copyOfFirst(first: FormVariant | undefined, options: string[]): FormVariant {
  if (!first) return newVariant({ options })
  const { priceMinor, compareAtMinor, costMinor, weightGrams, stock } = first
  return newVariant({
    options,
    priceMinor,
    compareAtMinor,
    costMinor,
    weightGrams,
    stock: stock && { ...stock, onHand: 0, seen: null, elsewhere: 0 },
  })
}
