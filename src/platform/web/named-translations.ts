/** Which translations a source file names. Used by the build and by the check of the translation files. */

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The key without the ending of its plural form. */
export const keyStem = (key: string) => key.replace(PLURAL, '')
export const isPlural = (key: string) => PLURAL.test(key)

/** Keys are literals, or the source declares their branch as `domain.branch.*` where they are built from data. */
export function namedTranslations(source: string): { keys: Set<string>; branches: Set<string> } {
  const keys = new Set([...source.matchAll(/\b([a-z]+(?:\.\w+)+)\b/g)].map(([, key]) => key ?? ''))
  const declared = [...source.matchAll(/\b([a-z]+(?:\.\w+)+)\.\*/g)].map(([, branch]) => `${branch}.`)
  const built = [...source.matchAll(/`([a-z]+(?:\.\w+)*\.)\$\{/g)].map(([, branch]) => branch ?? '')
  return { keys, branches: new Set([...declared, ...built]) }
}
