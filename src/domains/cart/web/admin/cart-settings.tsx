import fields from 'virtual:form-fields/cart.settings.update'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withReauth } from '#domains/accounts/web/index.ts'
import { SettingsPanel } from '#platform/web/form/schema/settings-panel.tsx'
import { type Source, useSource } from '#platform/web/source.ts'

const query = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'cartSettings'], queryFn: () => api.cart.settings.get() })

/** Keys: cart.settings.field.*, cart.settings.hint.*, cart.settings.option.*, cart.settings.optionHint.* */
export default function CartSettings() {
  const { t } = useTranslation()
  const source = useSource()
  return (
    <SettingsPanel
      title={t('cart.settings.title')}
      lead={t('cart.settings.lead')}
      fields={fields}
      query={query(source)}
      send={(input, idempotencyKey) => withReauth(() => source.api.cart.settings.update(input, { context: { idempotencyKey } }))}
      words="cart.settings"
      submit={t('cart.settings.save')}
      saved={t('cart.settings.saved')}
      failed={t('cart.settings.failed')}
    />
  )
}
