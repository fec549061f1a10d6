/** Names the people of a group: “Bruno”, “Bruno and Chen”, “Bruno, Chen and 3 others”. */
import type { Language } from '#platform/shared/language.ts'

const NAMED = 2

const NOBODY: Record<Language, string> = { en: 'Somebody', es: 'Alguien', ar: 'شخص ما' }

const OTHERS: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? '1 other' : `${count.toLocaleString('en')} others`),
  es: (count) => (count === 1 ? '1 persona más' : `${count.toLocaleString('es')} personas más`),
  ar(count) {
    const number = count.toLocaleString('ar')
    const form = new Intl.PluralRules('ar').select(count)
    if (form === 'one') return 'شخص آخر'
    if (form === 'two') return 'شخصين آخرين'
    return form === 'few' ? `${number} أشخاص آخرين` : `${number} شخصًا آخر`
  },
}

/** `names` of the newest people, already safe to show; `count` of all. Empty without people. */
export function namePeople(language: Language, names: readonly string[], count: number): string {
  if (count === 0) return ''
  const shown = names.slice(0, NAMED)
  const named = shown.length > 0 ? shown : [NOBODY[language]]
  const others = count - named.length
  return new Intl.ListFormat(language).format(others > 0 ? [...named, OTHERS[language](others)] : named)
}
