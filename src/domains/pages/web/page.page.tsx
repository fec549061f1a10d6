/** A page about the platform, as everybody reads it. */
import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { LANGUAGE_NAMES } from '#platform/web/i18n/names.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { RichText } from '#platform/web/ui/rich-text.tsx'
import type { PageSlug } from '../contract/limits.ts'
import type { Route } from './+types/page.page.ts'
import { isPageSlug } from './paths.ts'
import { pageQuery } from './queries.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const slug = knownSlug(params.slug)
  return serverQueries(context, (client, source) => client.fetchQuery(pageQuery(source, slug)).catch(missing))
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const slug = knownSlug(params.slug)
  const source = browserSource()
  await source.client.ensureQueryData(pageQuery(source, slug)).catch(missing)
  return IN_CACHE
}

function knownSlug(slug: string): PageSlug {
  if (!isPageSlug(slug)) throw data(null, { status: 404 })
  return slug
}

function missing(error: unknown): never {
  throw errorCode(error) === 'NOT_FOUND' ? data(null, { status: 404 }) : error
}

export default function PublishedPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Page slug={knownSlug(params.slug)} />
    </HydrationBoundary>
  )
}

/** Keys: pages.name.* */
function Page({ slug }: { slug: PageSlug }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const wanted = useLanguage()
  const { data: page } = useQuery(pageQuery(useSource(), slug))
  if (!page) return null
  const { language, languages } = page
  const title = page.title || t(`pages.name.${slug}`)
  return (
    <main id="content" className="page pt-8 pb-16 md:pt-12">
      <PageHead title={title} description={page.description} languages={languages} kind="article" />
      <div className="mx-auto max-w-prose">
        {language !== wanted && (
          <p className="mb-6 rounded-md border bg-muted px-4 py-3">
            {t('pages.otherLanguage', { wanted: LANGUAGE_NAMES[wanted], language: LANGUAGE_NAMES[language] })}
          </p>
        )}
        <h1 lang={language} dir="auto" className="text-xl font-bold tracking-tight wrap-anywhere">
          {title}
        </h1>
        <p className="mt-2 text-muted-foreground">
          {t('pages.versionOf', { number: formatNumber(page.version, locale), date: formatUtcDay(page.publishedAt, locale) })}
        </p>
        <div lang={language} className="mt-8">
          <RichText html={page.html} />
        </div>
      </div>
    </main>
  )
}
