import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { RecordView } from '../contract.ts'
import { AssigneeField } from './assignee-field.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { FieldList } from './field-list.tsx'
import { useRecordStep } from './operations.ts'
import { type RecordRef, recordQuery } from './queries.ts'
import { TagList } from './tag-list.tsx'

/** What the team keeps about a record, beside its own fields. */
export default function RecordSide({ record }: { record: RecordRef }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(recordQuery(useSource(), record))
  return (
    <Panel title={t('records.title')} aside={data && <FollowSwitch record={record} view={data} />}>
      {isLoadingError && <FailedNotice text={t('records.failed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-48" />}
      {data && (
        <div className="space-y-5">
          <AssigneeField record={record} view={data} />
          <TagList record={record} view={data} />
          <FieldList record={record} view={data} />
          <AttachmentList record={record} view={data} />
        </div>
      )}
    </Panel>
  )
}

function FollowSwitch({ record, view: { following, followers } }: { record: RecordRef; view: RecordView }) {
  const { t } = useTranslation()
  const { type, id } = record
  const follow = useRecordStep<'follow' | 'unfollow'>(record, (api, act, how) => api[act]({ type, id }, how))
  const Icon = following ? BellRing : Bell
  const names = followers.map(({ name }) => name).join(', ')
  return (
    <Button
      look="secondary"
      size="sm"
      busy={follow.isPending}
      aria-pressed={following}
      title={names === '' ? t('records.follow.nobody') : t('records.follow.names', { names })}
      onClick={() => follow.mutate(following ? 'unfollow' : 'follow')}
    >
      <Icon aria-hidden className="size-4" />
      {following ? t('records.follow.on') : t('records.follow.off')}
    </Button>
  )
}
