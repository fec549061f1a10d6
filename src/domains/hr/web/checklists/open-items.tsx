import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { useSource } from '#platform/web/source.ts'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { employeePath } from '../paths.ts'
import { ItemBox } from './item-box.tsx'
import { openItemsQuery, useTickItem } from './queries.ts'

/** What is open of all checklists, the earliest due first. */
export function OpenItems({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const loaded = useInfiniteQuery(openItemsQuery(useSource(), workspaceId))
  const tick = useTickItem(workspaceId)
  const items = loaded.data?.pages.flatMap((page) => page.items)
  return (
    <Panel title={t('hr.checklists.openItems')}>
      {loaded.isPending && <Skeleton className="h-40" />}
      {loaded.isLoadingError && <FailedNotice text={t('hr.checklists.failed')} onRetry={() => void loaded.refetch()} />}
      {items?.length === 0 && <p className="text-muted-foreground">{t('hr.checklists.nothingOpen')}</p>}
      {tick.error && <FailureNotice error={tick.error} words="hr" />}
      <ul>
        {items?.map((item) => (
          <ItemBox key={item.id} item={item} disabled={tick.isPending} onTick={(done) => tick.mutate({ itemId: item.id, done })}>
            {' · '}
            <Link to={employeePath(item.employee.id)} className="underline underline-offset-4">
              <bdi>{item.employee.name}</bdi>
            </Link>
          </ItemBox>
        ))}
      </ul>
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
    </Panel>
  )
}
