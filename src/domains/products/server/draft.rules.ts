/** Rules across the fields of a product. Pure: no database, no clock. */
import { isGtin, type Measure, type PersonalField, type ProductKind, type ProductOption, THOUSANDTHS } from '#domains/catalog/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import { brokenPersonalization } from './personalization.rules.ts'

export type BrokenRule = { path: string; rule: string; params: Record<string, unknown> }

type Variant = {
  sku: string
  options: readonly string[]
  priceMinor: number
  compareAtMinor: number | null
  gtin?: string | null | undefined
}
type Draft = {
  language: Language
  texts: Partial<Record<Language, { name: string }>>
  options: readonly ProductOption[]
  measure?: Measure | undefined
  personalization?: readonly PersonalField[] | undefined
  variants: readonly Variant[]
  kind?: ProductKind | undefined
  leadDays?: number | null | undefined
}

/** Returns every rule the draft breaks; paths point into the operation's input. */
export function brokenRules({ language, texts, options, measure, personalization = [], variants, kind, leadDays }: Draft): BrokenRule[] {
  const broken: BrokenRule[] = []
  const tell = (path: string, rule: string) => broken.push({ path, rule, params: {} })
  if (!texts[language]) tell(`texts.${language}.name`, 'required')
  broken.push(...brokenOptions(options, language))
  broken.push(...brokenPersonalization(personalization, language))
  if (measure?.unit === 'piece' && measure.step !== THOUSANDTHS) tell('measure.step', 'stepOfPieces')
  if (measure?.maxSteps && measure.maxSteps < measure.minSteps) tell('measure.maxSteps', 'underMinimum')
  if (kind === 'madeToOrder' && !leadDays) tell('leadDays', 'required')
  const skus = new Set<string>()
  const forms = new Set<string>()
  for (const [index, { sku, options: values, priceMinor, compareAtMinor, gtin }] of variants.entries()) {
    const form = JSON.stringify(values.map((value) => value.toLowerCase()))
    const unknown = options.findIndex((option, place) => !option.values.some(({ value }) => value === values[place]))
    if (unknown >= 0 || values.length > options.length) tell(`variants.${index}.options`, 'optionValue')
    if (skus.has(sku.toLowerCase())) tell(`variants.${index}.sku`, 'skuTwice')
    if (forms.has(form)) tell(`variants.${index}.options`, 'formTwice')
    if (compareAtMinor !== null && compareAtMinor <= priceMinor) tell(`variants.${index}.compareAtMinor`, 'noReduction')
    if (gtin && !isGtin(gtin)) tell(`variants.${index}.gtin`, 'gtin')
    skus.add(sku.toLowerCase())
    forms.add(form)
  }
  return broken
}

/** Options that share a key, have no name, or a value twice. Color and size have names of their own. */
function brokenOptions(options: readonly ProductOption[], language: Language): BrokenRule[] {
  return options.flatMap(({ key, names, values }, index): BrokenRule[] => {
    const path = `options.${index}`
    const distinct = new Set(values.map(({ value }) => value.toLowerCase()))
    if (options.findIndex((other) => other.key === key) < index) return [{ path, rule: 'optionTwice', params: {} }]
    if (key !== 'color' && key !== 'size' && !names[language]) return [{ path, rule: 'required', params: {} }]
    return distinct.size < values.length ? [{ path, rule: 'optionValueTwice', params: {} }] : []
  })
}
