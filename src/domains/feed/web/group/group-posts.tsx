import { useInfiniteQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GroupTabProps } from '#platform/web/domain.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { Empty } from '#platform/web/ui/empty.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { EntryList } from '../list/lazy-entry-list.ts'
import { NewsPill } from '../list/news-pill.tsx'
import { groupQuery } from '../queries.ts'
import { WaitingPosts } from './waiting-posts.tsx'

const Composer = lazyPart(async () => ({ default: (await import('../composer/composer.tsx')).Composer }), {
  Fallback: () => <Skeleton className="h-33 rounded-lg" />,
})

/** What is posted in a group. Members write; what waits for a moderator stands above. */
export default function GroupPosts({ groupId, mayWrite, moderates, needsApproval }: GroupTabProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(groupQuery(useSource(), groupId))
  // The pinned post stands first and can be older.
  const times = query.data?.pages[0]?.items.map(({ at }) => at) ?? []
  const newest = times.toSorted().at(-1)
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      {mayWrite && (
        <div>
          <Composer name={`feed.posts.create ${groupId}`} groupId={groupId} />
          {needsApproval && <p className="mt-2 text-sm text-muted-foreground">{t('feed.group.needsApproval')}</p>}
        </div>
      )}
      {mayWrite && <WaitingPosts groupId={groupId} moderates={moderates} />}
      <div>
        <NewsPill since={newest} groupId={groupId} />
        <EntryList
          label={t('feed.posts')}
          query={query}
          inGroup
          empty={
            <Empty
              icon={Newspaper}
              title={t('feed.empty.group.title')}
              text={t(mayWrite ? 'feed.empty.group.write' : 'feed.empty.group.join')}
            />
          }
        />
      </div>
    </div>
  )
}
