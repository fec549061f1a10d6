import fields from 'virtual:form-fields/network.settings.update'
import { useTranslation } from 'react-i18next'
import { EditForm } from '#platform/web/form/schema/schema-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { NetworkSettings } from '../../contract.ts'
import { useUpdateSettings } from '../operations.ts'

/** Keys: network.privacy.field.*, network.privacy.hint.*, network.privacy.option.* */
export function PrivacyForm({ settings }: { settings: NetworkSettings }) {
  const { t } = useTranslation()
  return (
    <EditForm
      inline
      fields={fields}
      record={settings}
      operation={useUpdateSettings()}
      draft="network.settings.update"
      words="network.privacy"
      submit={t('network.privacy.save')}
      onDone={() => toast({ title: t('network.privacy.saved') })}
    />
  )
}
