/** Rules across the fields of a product. Pure: no database, no clock. */
import { isGtin } from '#domains/catalog/contract.ts'
import type { Language } from '#platform/shared/language.ts'

export type BrokenRule = { path: string; rule: string; params: Record<string, unknown> }

type Variant = {
  sku: string
  size: string | null
  color: string | null
  priceMinor: number
  compareAtMinor: number | null
  gtin?: string | null | undefined
}
type Draft = { language: Language; texts: Partial<Record<Language, { name: string }>>; variants: readonly Variant[] }

/** Returns every rule the draft breaks; paths point into the operation's input. */
export function brokenRules({ language, texts, variants }: Draft): BrokenRule[] {
  const broken: BrokenRule[] = []
  const tell = (path: string, rule: string) => broken.push({ path, rule, params: {} })
  if (!texts[language]) tell(`texts.${language}.name`, 'required')
  const skus = new Set<string>()
  const forms = new Set<string>()
  for (const [index, { sku, size, color, priceMinor, compareAtMinor, gtin }] of variants.entries()) {
    const form = JSON.stringify([size, color].map((value) => value?.toLowerCase() ?? null))
    if (skus.has(sku.toLowerCase())) tell(`variants.${index}.sku`, 'skuTwice')
    if (forms.has(form)) tell(`variants.${index}.${size === null && color !== null ? 'color' : 'size'}`, 'formTwice')
    if (compareAtMinor !== null && compareAtMinor <= priceMinor) tell(`variants.${index}.compareAtMinor`, 'noReduction')
    if (gtin && !isGtin(gtin)) tell(`variants.${index}.gtin`, 'gtin')
    skus.add(sku.toLowerCase())
    forms.add(form)
  }
  return broken
}
