import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { SearchBox } from '#platform/web/table/search-box.tsx'
import { Empty, NoResults } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { groupsQuery, type Scope } from '../queries.ts'
import { GroupCards } from './group-cards.tsx'

/** The groups of a scope, found by name. Keys: groups.empty.*, groups.tab.* */
export default function GroupList({ scope, children }: { scope: Scope; children?: ReactNode }) {
  const { t } = useTranslation()
  const [q, setQ] = useState('')
  const list = useInfiniteQuery(groupsQuery(useSource(), scope, q))
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="space-y-4">
      {(items.length > 0 || q !== '') && (
        <div className="max-w-md">
          <SearchBox label={t('groups.find')} value={q} onChange={setQ} />
        </div>
      )}
      {list.isLoadingError && <FailedNotice text={t('groups.failed')} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-64 rounded-lg" />}
      {list.data &&
        items.length === 0 &&
        (q === '' ? <NoGroups scope={scope}>{children}</NoGroups> : <NoResults text={t('groups.noneFound')} onClear={() => setQ('')} />)}
      <GroupCards label={t(`groups.tab.${scope}`)} groups={items} />
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
    </div>
  )
}

function NoGroups({ scope, children }: { scope: Scope; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Empty icon={Users} title={t(`groups.empty.${scope}.title`)} text={t(`groups.empty.${scope}.text`)}>
      {children}
    </Empty>
  )
}
