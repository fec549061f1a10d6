import type { Locale } from '#platform/shared/language.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'

/** Formats names as a list in a sentence, each isolated from the text direction of the others. */
export function formatNames(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(textLocale(locale)).format(names.map((name) => `\u2068${name}\u2069`))
}
