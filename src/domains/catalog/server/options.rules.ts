/** Names of options and their values, in the reader's language. Pure: no database, no clock. */
import type { Language } from '#platform/shared/language.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import type { OptionView, ProductOption, VariantOption } from '../contract.ts'
import { colorName } from './color-name.ts'

type Names = Partial<Record<Language, string>>

const BUILT_IN: Readonly<Record<string, Record<Language, string>>> = {
  color: { en: 'Color', es: 'Color', ar: 'اللون' },
  size: { en: 'Size', es: 'Talla', ar: 'المقاس' },
}

/** The given name, else that of the built-in option, else a translation, else the key. */
export function optionName({ key, names }: Pick<ProductOption, 'key' | 'names'>, language: Language): string {
  return nameIn(names, language) ?? BUILT_IN[key]?.[language] ?? nameIn(names, FALLBACK_LANGUAGE) ?? Object.values(names)[0] ?? key
}

/** A translation, the name of a known color, or the value as typed. */
export function valueLabel(key: string, { value, names }: { value: string; names?: Names | undefined }, language: Language): string {
  return nameIn(names ?? {}, language) ?? (key === 'color' ? colorName(value, language) : value)
}

export function optionViews(options: readonly ProductOption[], language: Language): OptionView[] {
  return options.map((option) => ({
    key: option.key,
    name: optionName(option, language),
    values: option.values.map((each) => ({ value: each.value, label: valueLabel(option.key, each, language) })),
  }))
}

/** The options of a variant; `values` are in the order of the product's options. */
export function variantOptions(options: readonly ProductOption[], values: readonly string[], language: Language): VariantOption[] {
  return options.flatMap((option, index) => {
    const value = values[index]
    if (value === undefined) return []
    const known = option.values.find((each) => each.value === value) ?? { value }
    return [{ key: option.key, name: optionName(option, language), value, label: valueLabel(option.key, known, language) }]
  })
}

const nameIn = (names: Names, language: Language): string | undefined => names[language] || undefined

/** The options of an order line in another language: built-in names and known colors are translated, other words stay as they were at the sale. */
export function translateOptions(options: readonly VariantOption[], language: Language): VariantOption[] {
  return options.map(({ key, name, value, label }) => ({
    key,
    value,
    name: BUILT_IN[key]?.[language] ?? name,
    label: (key === 'color' && knownColorName(value, language)) || label,
  }))
}

/** Null for a color that the vendor named. */
function knownColorName(color: string, language: Language): string | null {
  const name = colorName(color, language)
  return name === color ? null : name
}
