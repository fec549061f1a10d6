/** Checks the translation files. Problems are sentences; an empty list means that all is well. */
import { isPlural, keyStem, namedTranslations } from './named-translations.ts'

type Translations = { [key: string]: string | Translations }
type FlatTranslations = Record<string, string>

export function flatten(files: readonly Translations[], prefix = ''): FlatTranslations {
  return Object.assign(
    {},
    ...files.flatMap((words) =>
      Object.entries(words).map(([key, value]) =>
        typeof value === 'string' ? { [prefix + key]: value } : flatten([value], `${prefix}${key}.`),
      ),
    ),
  )
}

export function findParityProblems(words: Record<string, FlatTranslations>): string[] {
  const stems = new Set(Object.values(words).flatMap((flat) => Object.keys(flat).map(keyStem)))
  const reference = words.en ?? {}
  const countedStems = new Set(Object.keys(reference).filter(isPlural).map(keyStem))
  return Object.entries(words).flatMap(([language, flat]) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const ownStems = new Set(Object.keys(flat).map(keyStem))
    return [...stems].sort().flatMap((stem) => {
      if (!ownStems.has(stem)) return [`${language}: ${stem} is missing`]
      const counted = countedStems.has(stem)
      const lacking = counted ? ORDER.filter((form) => forms.includes(form) && !flat[`${stem}_${form}`]) : []
      if (lacking.length > 0) return [`${language}: ${stem} lacks ${lacking.join(', ')}`]
      // A plural form can leave out the number: “one item”, or the Arabic dual.
      if (!counted && parameters(flat[stem]) !== parameters(reference[stem])) return [`${language}: ${stem} has other parameters`]
      return []
    })
  })
}

export function findKeyProblems(flat: FlatTranslations, sources: readonly string[]): string[] {
  const text = sources.join('\n')
  const called = new Set([...text.matchAll(/\bt\(\s*'([a-z][\w.]+)'/g)].map(([, key]) => key ?? ''))
  const named = namedTranslations(text)
  const branches = [...named.branches]
  const stems = [...new Set(Object.keys(flat).map(keyStem))]
  const isFailure = (stem: string) => /^[a-z]+(\.\w+)*\.(failure|rule)\.\w+$/.test(stem)
  const missing = [...called].filter((key) => !stems.includes(key)).sort()
  const unused = stems
    .filter((stem) => !called.has(stem) && !named.keys.has(stem) && !isFailure(stem) && !branches.some((branch) => stem.startsWith(branch)))
    .sort()
  return [...missing.map((key) => `missing: ${key}`), ...unused.map((key) => `unused: ${key}`)]
}

const ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

const parameters = (text = '') =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(',')
