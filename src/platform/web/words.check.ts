/** What can be wrong with the word files: told as sentences, none when all is well. */
type Words = { [key: string]: string | Words }
type Flat = Record<string, string>

const PLURAL = /_(zero|one|two|few|many|other)$/

export function flatten(files: readonly Words[], prefix = ''): Flat {
  return Object.assign(
    {},
    ...files.flatMap((words) =>
      Object.entries(words).map(([key, value]) =>
        typeof value === 'string' ? { [prefix + key]: value } : flatten([value], `${prefix}${key}.`),
      ),
    ),
  )
}

export function parityComplaints(words: Record<string, Flat>): string[] {
  const stems = new Set(Object.values(words).flatMap((flat) => Object.keys(flat).map(stemOf)))
  const reference = words.en ?? {}
  return Object.entries(words).flatMap(([language, flat]) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    return [...stems].sort().flatMap((stem) => {
      const own = Object.keys(flat).filter((key) => stemOf(key) === stem)
      if (own.length === 0) return [`${language}: ${stem} is missing`]
      const counted = Object.keys(reference).some((key) => stemOf(key) === stem && key !== stem)
      const lacking = counted ? ORDER.filter((form) => forms.includes(form) && !flat[`${stem}_${form}`]) : []
      if (lacking.length > 0) return [`${language}: ${stem} lacks ${lacking.join(', ')}`]
      // A plural may leave the number out: «one item» and the Arabic dual say it in words.
      if (!counted && parameters(flat[stem]) !== parameters(reference[stem])) return [`${language}: ${stem} has other parameters`]
      return []
    })
  })
}

/** Keys are literal in `t('…')`, or named as `domain.branch.*` where they are built from data. */
export function keyComplaints(flat: Flat, sources: readonly string[]): string[] {
  const text = sources.join('\n')
  const called = new Set([...text.matchAll(/\bt\(\s*'([a-z][\w.]+)'/g)].map(([, key]) => key ?? ''))
  const named = new Set([...text.matchAll(/\b([a-z]+(?:\.\w+)+)\b/g)].map(([, key]) => key ?? ''))
  const branches = [...text.matchAll(/\b([a-z]+(?:\.\w+)+)\.\*/g)].map(([, branch]) => `${branch}.`)
  const built = [...text.matchAll(/`([a-z]+(?:\.\w+)*\.)\$\{/g)].map(([, branch]) => branch ?? '')
  const stems = [...new Set(Object.keys(flat).map(stemOf))]
  const isFailure = (stem: string) => /^[a-z]+(\.\w+)*\.(failure|rule)\.\w+$/.test(stem)
  const missing = [...called].filter((key) => !stems.includes(key)).sort()
  const unused = stems
    .filter(
      (stem) =>
        !called.has(stem) && !named.has(stem) && !isFailure(stem) && ![...branches, ...built].some((branch) => stem.startsWith(branch)),
    )
    .sort()
  return [...missing.map((key) => `missing: ${key}`), ...unused.map((key) => `unused: ${key}`)]
}

const ORDER: Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

const stemOf = (key: string) => key.replace(PLURAL, '')

const parameters = (text = '') =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(',')
