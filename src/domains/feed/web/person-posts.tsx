import { useInfiniteQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Empty } from '#platform/web/ui/empty.tsx'
import { EntryList } from './list/lazy-entry-list.ts'
import { personQuery } from './queries.ts'

/** What a person posted and reposted, the pinned post first. */
export default function PersonPosts({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(personQuery(useSource(), userId))
  return (
    <div className="mx-auto max-w-2xl pt-4">
      <EntryList
        label={t('feed.postsOf', { name })}
        query={query}
        empty={<Empty icon={Newspaper} title={t('feed.empty.person.title')} text={t('feed.empty.person.text', { name })} />}
      />
    </div>
  )
}
