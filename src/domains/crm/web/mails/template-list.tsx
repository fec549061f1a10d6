import { useQuery } from '@tanstack/react-query'
import { Pencil, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { TemplateView } from '../../contract.ts'
import { templatesQuery, useRemoveTemplate } from './mail-queries.ts'

const TemplateSheet = lazy(() => import('./template-sheet.tsx'))

/** Keys: crm.quotes.language.* */
export default function TemplateList({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(templatesQuery(useSource(), workspaceId))
  const remove = useRemoveTemplate(workspaceId)
  const [edited, setEdited] = useState<TemplateView | null>(null)
  const [removed, setRemoved] = useState<TemplateView | null>(null)
  if (isPending) return <Skeleton className="h-52 rounded-lg" />
  if (isLoadingError) return <FailedNotice text={t('crm.listFailed')} onRetry={() => void refetch()} />
  if (data?.length === 0) return <Empty icon={ScrollText} title={t('crm.mailTemplates.none')} text={t('crm.mailTemplates.noneText')} />
  return (
    <div className="space-y-4">
      {data?.map((template) => (
        <Panel
          key={template.id}
          title={template.name}
          lead={template.subject}
          aside={<Badge>{t(`crm.quotes.language.${template.language}`)}</Badge>}
        >
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {template.body}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setEdited(template)}>
              <Pencil aria-hidden className="size-4" />
              {t('crm.edit')}
            </Button>
            <Button look="danger" onClick={() => setRemoved(template)}>
              {t('crm.delete')}
            </Button>
          </div>
        </Panel>
      ))}
      {edited && (
        <Suspense>
          <TemplateSheet template={edited} workspaceId={workspaceId} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      <Confirm
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={t('crm.deleteTitle', { name: removed?.name ?? '' })}
        action={t('crm.mailTemplates.delete')}
        danger
        words="crm"
        onConfirm={async () => {
          if (removed) await remove.mutateAsync(removed.id)
          toast({ title: t('crm.mailTemplates.deleted') })
        }}
      >
        <p>{t('crm.mailTemplates.deleteText')}</p>
      </Confirm>
    </div>
  )
}
