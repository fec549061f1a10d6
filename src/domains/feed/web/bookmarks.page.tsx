import { useInfiniteQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { EntryList } from './list/lazy-entry-list.ts'
import { bookmarksQuery } from './queries.ts'

/** The member's saved posts, which nobody else sees. */
export default function BookmarksPage() {
  const { t } = useTranslation()
  const query = useInfiniteQuery(bookmarksQuery(useSource()))
  const title = t('feed.bookmarks.title')
  return (
    <main id="content" className="mx-auto w-full max-w-2xl px-4 py-6 md:px-8">
      <PageHead title={title} hidden />
      <Breadcrumbs crumbs={[{ label: t('feed.title'), to: '/social' }, { label: title }]} />
      <h1 className="mt-2 text-xl font-bold tracking-tight">{title}</h1>
      <p className="mt-1 mb-4 text-muted-foreground">{t('feed.bookmarks.lead')}</p>
      <EntryList
        label={title}
        query={query}
        empty={
          <Empty icon={Bookmark} title={t('feed.empty.bookmarks.title')} text={t('feed.empty.bookmarks.text')}>
            <ButtonLink to="/social">{t('feed.empty.bookmarks.action')}</ButtonLink>
          </Empty>
        }
      />
    </main>
  )
}
