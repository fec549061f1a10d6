import { useInfiniteQuery } from '@tanstack/react-query'
import { Contact } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ContactView, DuplicateView } from '../../contract.ts'
import { CrmPage } from '../crm-page.tsx'
import { contactPath } from '../paths.ts'
import { duplicatesQuery, useDismiss } from './merge-queries.ts'

const MergeDialog = lazy(() => import('./merge-dialog.tsx'))

export default function DuplicatesPage() {
  const { t } = useTranslation()
  return (
    <CrmPage title={t('crm.duplicates.title')} lead={t('crm.duplicates.lead')}>
      {(workspaceId) => <Duplicates workspaceId={workspaceId} />}
    </CrmPage>
  )
}

function Duplicates({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const loaded = useInfiniteQuery(duplicatesQuery(useSource(), workspaceId))
  const items = loaded.data?.pages.flatMap((page) => page.items) ?? []
  if (loaded.isPending) return <Skeleton className="h-96 rounded-lg" />
  if (loaded.isLoadingError) return <FailedNotice text={t('crm.listFailed')} onRetry={() => void loaded.refetch()} />
  if (items.length === 0) return <Notice icon={Contact} title={t('crm.duplicates.none')} text={t('crm.duplicates.noneText')} />
  return (
    <>
      <ul className="space-y-4">
        {items.map((pair) => (
          <Pair key={pair.contact.id} pair={pair} workspaceId={workspaceId} />
        ))}
      </ul>
      <LoadMore
        more={loaded.hasNextPage}
        busy={loaded.isFetchingNextPage}
        error={loaded.isFetchNextPageError ? loaded.error : null}
        onMore={() => void loaded.fetchNextPage()}
      />
    </>
  )
}

/** Keys: crm.duplicates.reason.* */
function Pair({ pair: { contact, older, reasons }, workspaceId }: { pair: DuplicateView; workspaceId: string }) {
  const { t } = useTranslation()
  const [merging, setMerging] = useState(false)
  const dismiss = useDismiss(workspaceId)
  return (
    <li className="rounded-lg border bg-card p-5">
      <div className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Badge key={reason}>{t(`crm.duplicates.reason.${reason}`)}</Badge>
        ))}
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Side contact={older} />
        <Side contact={contact} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => setMerging(true)}>{t('crm.duplicates.review')}</Button>
        <Button
          look="secondary"
          busy={dismiss.isPending}
          onClick={() =>
            dismiss.mutate(
              { contactId: contact.id, otherId: older.id },
              { onSuccess: () => toast({ title: t('crm.duplicates.dismissed') }) },
            )
          }
        >
          {t('crm.duplicates.dismiss')}
        </Button>
      </div>
      {dismiss.error && (
        <p role="alert" className="mt-3 font-medium text-destructive">
          {failureText(t, dismiss.error, 'crm')}
        </p>
      )}
      {merging && (
        <Suspense>
          <MergeDialog contacts={[older, contact]} workspaceId={workspaceId} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </li>
  )
}

function Side({ contact: { id, name, email, phone, company } }: { contact: ContactView }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <Link to={contactPath(id)} className="font-semibold underline-offset-4 hover:underline">
        <bdi>{name}</bdi>
      </Link>
      {[company?.name, email, phone].map(
        (text, at) =>
          text && (
            // biome-ignore lint/suspicious/noArrayIndexKey: three fixed lines
            <p key={at} className="text-muted-foreground">
              <bdi>{text}</bdi>
            </p>
          ),
      )}
    </div>
  )
}
