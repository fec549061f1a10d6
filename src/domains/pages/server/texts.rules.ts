/** The texts of a page in all languages. Pure: no database, no clock. */
import { sanitizeRichText } from '#platform/server/rich-text/sanitize-rich-text.ts'
import { toPlainText } from '#platform/server/rich-text/to-plain-text.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { PageTexts } from '../contract.ts'

/** What search engines show of a page. */
const MAX_SUMMARY = 200

export function cleanTexts(texts: PageTexts): PageTexts {
  const clean = (language: Language) => ({ title: texts[language].title, html: cleanHtml(texts[language].html) })
  return { en: clean('en'), es: clean('es'), ar: clean('ar') }
}

/** Elements without words are no text. */
function cleanHtml(html: string): string {
  const clean = sanitizeRichText(html)
  return toPlainText(clean).trim() === '' ? '' : clean
}

export function writtenLanguages(texts: PageTexts): Language[] {
  return LANGUAGES.filter((language) => texts[language].html !== '')
}

/** The wanted language, or the first one in which there is a text; undefined if there is none. */
export function languageToShow(texts: PageTexts, wanted: Language): Language | undefined {
  return texts[wanted].html === '' ? writtenLanguages(texts)[0] : wanted
}

export function isSameText(one: PageTexts, other: PageTexts): boolean {
  return LANGUAGES.every((language) => one[language].title === other[language].title && one[language].html === other[language].html)
}

/** The beginning in one line, cut between words. */
export function summarize(html: string): string {
  const plain = toPlainText(html).replace(/\s+/g, ' ').trim()
  if (plain.length <= MAX_SUMMARY) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', MAX_SUMMARY - 1))}…`
}
