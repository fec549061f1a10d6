import fields from 'virtual:form-fields/finance.admin.rates.update'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withReauth } from '#domains/accounts/web/index.ts'
import { SettingsPanel } from '#platform/web/form/schema/settings-panel.tsx'
import { type Source, useSource } from '#platform/web/source.ts'

const query = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'rates'], queryFn: () => api.finance.admin.rates.get() })

/** Keys: finance.rates.field.*, finance.rates.hint.*, finance.rates.option.*, finance.rates.optionHint.* */
export default function RatesSettings() {
  const { t } = useTranslation()
  const source = useSource()
  return (
    <SettingsPanel
      title={t('finance.rates.title')}
      lead={t('finance.rates.lead')}
      fields={fields}
      query={query(source)}
      send={(input, idempotencyKey) => withReauth(() => source.api.finance.admin.rates.update(input, { context: { idempotencyKey } }))}
      words="finance.rates"
      submit={t('finance.rates.save')}
      saved={t('finance.rates.saved')}
      failed={t('finance.rates.failed')}
    />
  )
}
