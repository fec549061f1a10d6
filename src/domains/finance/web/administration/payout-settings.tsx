import fields from 'virtual:form-fields/finance.admin.settings.update'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EditForm } from '#platform/web/form/schema/schema-form.tsx'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { payoutSettingsQuery, useUpdatePayoutSettings } from './queries.ts'

/** What holds for payouts. Keys: finance.payoutSettings.field.*, finance.payoutSettings.hint.* */
export default function PayoutSettings() {
  const { t } = useTranslation()
  const update = useUpdatePayoutSettings()
  const { data, isLoadingError, refetch } = useQuery(payoutSettingsQuery(useSource()))
  if (isLoadingError) return <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72 rounded-lg" />
  return (
    <Panel title={t('finance.desk.settings')} lead={t('finance.desk.settingsLead')}>
      <EditForm
        inline
        fields={fields}
        record={data}
        operation={update}
        words="finance.payoutSettings"
        submit={t('finance.payoutSettings.save')}
        onDone={() => toast({ title: t('finance.payoutSettings.saved') })}
      />
    </Panel>
  )
}
