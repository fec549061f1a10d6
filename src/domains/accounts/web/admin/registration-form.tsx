import fields from 'virtual:form-fields/accounts.admin.settings.update'
import { useTranslation } from 'react-i18next'
import { EditForm } from '#platform/web/form/schema/schema-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PlatformSettings } from '../../contract.ts'
import { useUpdateSettings } from './operations.ts'

/** Keys: accounts.platform.field.*, accounts.platform.option.*, accounts.platform.optionHint.* */
export default function RegistrationForm({ settings }: { settings: PlatformSettings }) {
  const { t } = useTranslation()
  return (
    <EditForm
      inline
      fields={fields}
      record={settings}
      operation={useUpdateSettings()}
      draft="accounts.admin.settings.update"
      words="accounts.platform"
      submit={t('accounts.platform.save')}
      onDone={() => toast({ title: t('accounts.platform.saved') })}
    />
  )
}
