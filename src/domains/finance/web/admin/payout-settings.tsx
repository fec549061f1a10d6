import fields from 'virtual:form-fields/finance.admin.settings.update'
import { useTranslation } from 'react-i18next'
import { withReauth } from '#domains/accounts/web/index.ts'
import { SettingsPanel } from '#platform/web/form/schema/settings-panel.tsx'
import { useSource } from '#platform/web/source.ts'
import { payoutSettingsQuery } from './queries.ts'

/** Keys: finance.payoutSettings.field.*, finance.payoutSettings.hint.* */
export default function PayoutSettings() {
  const { t } = useTranslation()
  const source = useSource()
  return (
    <SettingsPanel
      title={t('finance.admin.settings')}
      lead={t('finance.admin.settingsLead')}
      fields={fields}
      query={payoutSettingsQuery(source)}
      send={(input, idempotencyKey) => withReauth(() => source.api.finance.admin.settings.update(input, { context: { idempotencyKey } }))}
      words="finance.payoutSettings"
      submit={t('finance.payoutSettings.save')}
      saved={t('finance.payoutSettings.saved')}
      failed={t('finance.payoutSettings.failed')}
    />
  )
}
