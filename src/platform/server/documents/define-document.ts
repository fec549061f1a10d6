/**
 * PDF documents. A template is Typst markup; everything that people typed reaches it as JSON, as text and never as markup. Fonts are
 * embedded, and the file is PDF/A-3b where the fonts have all its characters.
 */
import { readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Language, type Locale, textDirection, toLanguage } from '#platform/shared/language.ts'
import { createBoundedQueue } from '../bounded-queue.ts'

/** Documents that may wait; one more fails with BUSY. A page takes about ten milliseconds, so the last one waits about a second. */
const QUEUE_PLACES = 100

const queue = createBoundedQueue(QUEUE_PLACES)

export type DocumentWords = Readonly<Record<string, string>>

/** The template gets `data`, the words of the language, `language` and `direction` (see `parts/document.typ`). */
export type DocumentDefinition<Words extends DocumentWords> = { template: URL; words: Readonly<Record<Language, Words>> }

export type RenderDocument<Data> = (data: Data, locale: Locale) => Promise<Buffer>

/** Returns a function that renders the document as a PDF. It fails with BUSY when too many documents are waiting. */
export function defineDocument<Data extends object, Words extends DocumentWords = DocumentWords>({
  template,
  words,
}: DocumentDefinition<Words>): RenderDocument<Data> {
  let source: string | null = null
  return (data, locale) =>
    queue(async () => {
      // Other requests get their turn between two documents.
      await nextTurn()
      // Loaded with the first document, because it takes memory.
      const { compilePdf } = await import('./typst.ts')
      source ??= readFileSync(template, 'utf8')
      const language: Language = toLanguage(locale)
      return compilePdf(source, {
        language,
        direction: textDirection(language),
        data: JSON.stringify(data),
        words: JSON.stringify(words[language]),
      })
    })
}
