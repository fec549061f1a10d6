/** Options in product files. Pure: no database, no clock. */
import type { ProductOption } from '#domains/catalog/contract.ts'
import { optionKeyFor } from '#domains/catalog/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ProductRow } from './group-rows.rules.ts'

/** What a row says of one option. */
export type NamedValue = { key: string; name: string; value: string }

/** The options of a row, in order; undefined if the file has no column of an option. */
export function optionsOfRow(values: ProductRow['values']): NamedValue[] | undefined {
  const given: [string | null | undefined, string | null | undefined][] = [
    [values.option1_name, values.option1_value],
    [values.option2_name, values.option2_value],
    [values.option3_name, values.option3_value],
    [values.option4_name, values.option4_value],
    ['Color', values.color],
    ['Size', values.size],
  ]
  if (given.every(([, value]) => value === undefined)) return undefined
  return given.flatMap(([name, value]) => {
    if (!name || !value) return []
    const key = optionKeyFor(name)
    return [{ key, name, value: key === 'color' ? value.toLowerCase() : value }]
  })
}

/** The column that a problem with the options of a row is reported for. */
export function optionColumn({ option1_value: option, size, color }: ProductRow['values']): 'option1_value' | 'size' | 'color' {
  if (option) return 'option1_value'
  return size ? 'size' : color ? 'color' : 'option1_value'
}

/** What a variant is of each option of its product. */
export function valuesOf(options: readonly ProductOption[], values: readonly string[], language: Language): NamedValue[] {
  return options.flatMap(({ key, names }, index) => {
    const value = values[index]
    return value === undefined ? [] : [{ key, name: names[language] ?? key, value }]
  })
}

/**
 * The options of a product whose variants are these: known ones first, each with its known values first. A variant has an empty value where it says
 * nothing of an option of the others. Values that differ in case only are one value.
 */
export function joinOptions(
  before: readonly ProductOption[],
  variants: readonly (readonly NamedValue[])[],
  language: Language,
): { options: ProductOption[]; values: string[][] } {
  const all = variants.flat()
  const keys = [...new Set([...before.map(({ key }) => key), ...all.map(({ key }) => key)])].filter((key) =>
    all.some((own) => own.key === key),
  )
  const options = keys.map((key): ProductOption => {
    const known = before.find((option) => option.key === key)
    const used = new Map(all.filter((own) => own.key === key).map(({ value }) => [value.toLowerCase(), value]))
    const kept = known?.values.filter(({ value }) => used.has(value.toLowerCase())) ?? []
    const added = [...used].flatMap(([plain, value]) => (kept.some((own) => own.value.toLowerCase() === plain) ? [] : [{ value }]))
    const name = all.find((own) => own.key === key)?.name ?? key
    const names = known?.names ?? (key === 'color' || key === 'size' ? {} : { [language]: name })
    return { key, names, values: [...kept, ...added] }
  })
  const valueFor = (own: readonly NamedValue[], { key, values }: ProductOption) => {
    const typed = own.find((each) => each.key === key)?.value.toLowerCase()
    return values.find(({ value }) => value.toLowerCase() === typed)?.value ?? ''
  }
  return { options, values: variants.map((own) => options.map((option) => valueFor(own, option))) }
}
