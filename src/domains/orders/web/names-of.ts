import type { Locale } from '#platform/shared/language.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'

/** Names as a sentence lists them, each isolated from the direction of the others. */
export function namesOf(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(textLocale(locale)).format(names.map((name) => `\u2068${name}\u2069`))
}
