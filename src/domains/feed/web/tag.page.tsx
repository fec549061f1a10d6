import { useInfiniteQuery } from '@tanstack/react-query'
import { Hash } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toTagKey } from '#platform/shared/written-text.ts'
import { useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Route } from './+types/tag.page.ts'
import { EntryList } from './list/lazy-entry-list.ts'
import { tagQuery } from './queries.ts'

/** The posts with a hashtag in any spelling, newest first. */
export default function TagPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation()
  const tag = toTagKey(params.tag)
  const query = useInfiniteQuery(tagQuery(useSource(), tag))
  const title = `#${tag}`
  return (
    <main id="content" className="mx-auto w-full max-w-2xl px-4 py-6 md:px-8">
      <PageHead title={title} hidden />
      <Breadcrumbs crumbs={[{ label: t('feed.title'), to: '/social' }, { label: title }]} />
      <h1 className="mt-2 mb-4 text-xl font-bold tracking-tight wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <EntryList
        label={title}
        query={query}
        empty={
          <Empty icon={Hash} title={t('feed.empty.tag.title')} text={t('feed.empty.tag.text')}>
            <ButtonLink to="/social">{t('feed.empty.bookmarks.action')}</ButtonLink>
          </Empty>
        }
      />
    </main>
  )
}
