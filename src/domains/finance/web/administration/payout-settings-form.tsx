import fields from 'virtual:form-fields/finance.admin.settings.update'
import { useTranslation } from 'react-i18next'
import { EditForm } from '#platform/web/form/schema/schema-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PayoutSettings } from '../../contract.ts'
import { useUpdatePayoutSettings } from './queries.ts'

/** Keys: finance.payoutSettings.field.*, finance.payoutSettings.hint.* */
export default function PayoutSettingsForm({ settings }: { settings: PayoutSettings }) {
  const { t } = useTranslation()
  return (
    <EditForm
      inline
      fields={fields}
      record={settings}
      operation={useUpdatePayoutSettings()}
      words="finance.payoutSettings"
      submit={t('finance.payoutSettings.save')}
      onDone={() => toast({ title: t('finance.payoutSettings.saved') })}
    />
  )
}
