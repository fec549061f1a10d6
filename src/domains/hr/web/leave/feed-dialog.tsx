import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { Modal } from '#platform/web/ui/modal.tsx'
import { feedQuery, useCreateFeed, useDeleteFeed } from './calendar-queries.ts'

/** An address for calendar programs. It is shown once, right after it was created. */
export default function FeedDialog({ workspaceId, onClose }: { workspaceId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, error } = useQuery(feedQuery(useSource(), workspaceId))
  const create = useCreateFeed(workspaceId)
  const remove = useDeleteFeed(workspaceId)
  const address = data?.createdAt && create.data && `${location.origin}${create.data.path}`
  const failure = error ?? create.error ?? remove.error
  return (
    <Modal open onOpenChange={onClose} width="lg" title={t('hr.team.feed')} lead={t('hr.team.feedLead')}>
      {address && (
        <div className="mb-3 space-y-2">
          <code dir="ltr" className="block rounded-md border bg-muted px-3 py-2 text-xs break-all">
            {address}
          </code>
          <CopyButton text={address} label={t('hr.team.copy')} />
        </div>
      )}
      {data && (
        <p className="text-muted-foreground">
          {address
            ? t('hr.team.secret')
            : data.createdAt
              ? t('hr.team.since', { day: formatDay(data.createdAt, locale) })
              : t('hr.team.noFeed')}
        </p>
      )}
      {failure && <FailureNotice error={failure} words="hr" />}
      <div className="mt-4 flex min-h-11 flex-wrap gap-2">
        {data && (
          <Button look="secondary" busy={create.isPending} onClick={() => create.mutate(null)}>
            {t(data.createdAt ? 'hr.team.replace' : 'hr.team.create')}
          </Button>
        )}
        {data?.createdAt && (
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate(null)}>
            {t('hr.team.delete')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
