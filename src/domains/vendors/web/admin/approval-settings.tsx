import fields from 'virtual:form-fields/vendors.admin.settings.update'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EditForm } from '#platform/web/form/schema/schema-form.tsx'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useUpdateApproval } from './operations.ts'
import { approvalQuery } from './queries.ts'

/** Keys: vendors.settings.field.*, vendors.settings.option.*, vendors.settings.optionHint.* */
export default function ApprovalSettings() {
  const { t } = useTranslation()
  const update = useUpdateApproval()
  const { data, isLoadingError, refetch } = useQuery(approvalQuery(useSource()))
  if (isLoadingError) return <FailedNotice text={t('vendors.admin.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72 rounded-lg" />
  return (
    <Panel title={t('vendors.settings.title')} lead={t('vendors.settings.lead')}>
      <EditForm
        inline
        fields={fields}
        record={data}
        operation={update}
        draft="vendors.admin.settings.update"
        words="vendors.settings"
        submit={t('vendors.settings.save')}
        onDone={() => toast({ title: t('vendors.settings.saved') })}
      />
    </Panel>
  )
}
