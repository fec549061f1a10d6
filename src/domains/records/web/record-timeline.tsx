import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Composer } from '#platform/web/record/composer.tsx'
import { TimelineEntries, type TimelineEntry } from '#platform/web/record/timeline.tsx'
import { useSource } from '#platform/web/source.ts'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { mergeTimeline } from './merge-timeline.ts'
import { useSaving } from './operations.ts'
import { type RecordRef, timelineQuery } from './queries.ts'
import { useEntries } from './use-entries.tsx'

type Props = {
  record: RecordRef
  title: string
  /** The translation prefix of the domain’s actions and fields: `<words>.record.action.updated`, `<words>.record.field.price`. */
  words: string
  /** The history that the record's own page has, newest first; it is merged by time. */
  history?: readonly TimelineEntry[]
}

const NONE: readonly TimelineEntry[] = []

/** Notes, activity and the record's own history, newest first. */
export default function RecordTimeline({ record, title, words, history = NONE }: Props) {
  const { t } = useTranslation()
  const { type, id, workspaceId } = record
  const loaded = useInfiniteQuery(timelineQuery(useSource(), record))
  const add = useSaving<string, unknown>(workspaceId, (api, text, how) => api.notes.add({ type, id, text }, how))
  const toEntry = useEntries(record, words)
  const own = loaded.data?.pages.flatMap(({ items }) => items).map(toEntry) ?? []
  const entries = loaded.data ? mergeTimeline(own, history, loaded.hasNextPage) : []
  return (
    <Panel title={title} lead={t('records.timeline.lead')}>
      <div className="mb-6">
        <Composer draft={`${type} ${id}`} words="records" onPost={(text) => add.mutateAsync(text)} />
      </div>
      {loaded.isPending && <Skeleton className="h-24" />}
      {loaded.isLoadingError && <FailedNotice text={t('platform.record.timelineFailed')} onRetry={() => void loaded.refetch()} />}
      {loaded.isSuccess && entries.length === 0 && <p className="text-muted-foreground">{t('platform.record.nothingYet')}</p>}
      {entries.length > 0 && <TimelineEntries entries={entries} />}
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
    </Panel>
  )
}
