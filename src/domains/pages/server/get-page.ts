import { notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { PageSlug, PublicPage } from '../contract.ts'
import { findPublished } from './pages.sql.ts'
import { cleanTexts, languageToShow, summarize, writtenLanguages } from './texts.rules.ts'

/** The published page in the caller's language, or in another one if it isn't written in theirs. */
export async function getPage({ services, language: wanted }: OperationContext, slug: PageSlug): Promise<PublicPage> {
  const found = await findPublished(services.db, slug)
  const texts = found && cleanTexts(found.texts)
  const language = texts && languageToShow(texts, wanted)
  if (!language) throw notFound()
  const { title, html } = texts[language]
  return {
    slug,
    title,
    html,
    description: summarize(html),
    language,
    languages: writtenLanguages(texts),
    version: found.number,
    publishedAt: found.publishedAt.toISOString(),
  }
}
