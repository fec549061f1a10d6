import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Pencil } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { OriginContext } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { leadPath } from '../../contract/forms/form-limits.ts'
import type { FormView } from '../../contract.ts'
import { formsQuery, useRemoveForm } from './form-queries.ts'
import { toSnippet } from './snippet.ts'

const FormSheet = lazy(() => import('./form-sheet.tsx'))

export default function FormsList({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(formsQuery(useSource(), workspaceId))
  const [edited, setEdited] = useState<FormView | null>(null)
  if (isPending) return <Skeleton className="h-52 rounded-lg" />
  if (isLoadingError) return <FailedNotice text={t('crm.listFailed')} onRetry={() => void refetch()} />
  if (data?.length === 0) return <Empty icon={ClipboardList} title={t('crm.forms.none')} text={t('crm.forms.noneText')} />
  return (
    <div className="space-y-4">
      {data?.map((form) => (
        <FormCard key={form.id} form={form} workspaceId={workspaceId} onEdit={() => setEdited(form)} />
      ))}
      {edited && (
        <Suspense>
          <FormSheet form={edited} workspaceId={workspaceId} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </div>
  )
}

type Props = { form: FormView; workspaceId: string; onEdit: () => void }

function FormCard({ form, workspaceId, onEdit }: Props) {
  const { t } = useTranslation()
  const origin = use(OriginContext)
  const remove = useRemoveForm(workspaceId)
  const [asking, setAsking] = useState(false)
  const { id, title, intro, token, open } = form
  const address = origin + leadPath(token)
  const words = {
    name: t('crm.lead.field.name'),
    email: t('crm.lead.field.email'),
    phone: t('crm.lead.field.phone'),
    message: t('crm.lead.field.message'),
    send: t('crm.lead.send'),
  }
  return (
    <Panel title={title} lead={intro} aside={!open && <Badge>{t('crm.forms.closed')}</Badge>}>
      <a href={leadPath(token)} dir="ltr" className="block text-sm wrap-anywhere underline underline-offset-4">
        {address}
      </a>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={address} label={t('crm.forms.copyAddress')} />
        <CopyButton text={toSnippet(form, origin, words)} label={t('crm.forms.copyHtml')} />
        <Button look="secondary" onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          {t('crm.edit')}
        </Button>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('crm.delete')}
        </Button>
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('crm.deleteTitle', { name: title })}
        action={t('crm.forms.delete')}
        danger
        words="crm"
        onConfirm={async () => {
          await remove.mutateAsync(id)
          toast({ title: t('crm.forms.deleted') })
        }}
      >
        <p>{t('crm.forms.deleteText')}</p>
      </Confirm>
    </Panel>
  )
}
