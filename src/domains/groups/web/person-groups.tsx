import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProfileTabProps } from '#platform/web/domain.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { GroupCards } from './list/group-cards.tsx'
import { personGroupsQuery } from './queries.ts'

/** The groups of a person, on their profile: public ones, and those the reader is in. */
export default function PersonGroups({ userId, name, isMe }: ProfileTabProps) {
  const { t } = useTranslation()
  const list = useInfiniteQuery(personGroupsQuery(useSource(), userId))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  if (list.isPending) return <Skeleton className="h-64 rounded-lg" />
  if (list.isLoadingError) return <FailedNotice text={t('groups.failed')} onRetry={() => void list.refetch()} />
  if (items.length === 0)
    return (
      <Empty
        icon={Users}
        title={t('groups.empty.person.title')}
        text={t(isMe ? 'groups.empty.mine.text' : 'groups.empty.person.text', { name })}
      >
        {isMe && <ButtonLink to="/groups?tab=discover">{t('groups.findGroups')}</ButtonLink>}
      </Empty>
    )
  return (
    <>
      <GroupCards label={t('groups.title')} groups={items} />
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
    </>
  )
}
