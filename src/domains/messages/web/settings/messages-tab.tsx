import fields from 'virtual:form-fields/messages.settings.update'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EditForm } from '#platform/web/form/schema/schema-form.tsx'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MessageSettings } from '../../contract.ts'
import { useUpdateSettings } from '../operations.ts'
import { settingsQuery } from '../queries.ts'

/** Who may write to the member, and what others see of them. */
export default function MessagesTab() {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(settingsQuery(useSource()))
  return (
    <Panel title={t('messages.settings.title')} lead={t('messages.settings.lead')}>
      {data && <SettingsForm settings={data} />}
      {isPending && <Skeleton className="h-80 rounded-md" />}
      {isLoadingError && <FailedNotice text={t('messages.failed')} onRetry={() => void refetch()} />}
    </Panel>
  )
}

/** Keys: messages.settings.field.*, messages.settings.hint.*, messages.settings.option.* */
function SettingsForm({ settings }: { settings: MessageSettings }) {
  const { t } = useTranslation()
  return (
    <EditForm
      inline
      fields={fields}
      record={settings}
      operation={useUpdateSettings()}
      draft="messages.settings.update"
      words="messages.settings"
      submit={t('messages.settings.save')}
      onDone={() => toast({ title: t('messages.settings.saved') })}
    />
  )
}
