import fields from 'virtual:form-fields/orders.settings.update'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withReauth } from '#domains/accounts/web/index.ts'
import { SettingsPanel } from '#platform/web/form/schema/settings-panel.tsx'
import { type Source, useSource } from '#platform/web/source.ts'

const query = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'orderSettings'], queryFn: () => api.orders.settings.get() })

/** Keys: orders.settings.field.*, orders.settings.hint.*, orders.settings.option.*, orders.settings.optionHint.* */
export default function OrderSettings() {
  const { t } = useTranslation()
  const source = useSource()
  return (
    <SettingsPanel
      title={t('orders.settings.title')}
      lead={t('orders.settings.lead')}
      fields={fields}
      query={query(source)}
      send={(input, idempotencyKey) => withReauth(() => source.api.orders.settings.update(input, { context: { idempotencyKey } }))}
      words="orders.settings"
      submit={t('orders.settings.save')}
      saved={t('orders.settings.saved')}
      failed={t('orders.settings.failed')}
    />
  )
}
