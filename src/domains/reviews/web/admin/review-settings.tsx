import fields from 'virtual:form-fields/reviews.settings.update'
import { queryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { withReauth } from '#domains/accounts/web/index.ts'
import { SettingsPanel } from '#platform/web/form/schema/settings-panel.tsx'
import { type Source, useSource } from '#platform/web/source.ts'

const query = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'reviewSettings'], queryFn: () => api.reviews.settings.get() })

/** Keys: reviews.settings.field.*, reviews.settings.hint.*, reviews.settings.option.*, reviews.settings.optionHint.* */
export default function ReviewSettings() {
  const { t } = useTranslation()
  const source = useSource()
  return (
    <SettingsPanel
      title={t('reviews.settings.title')}
      lead={t('reviews.settings.lead')}
      fields={fields}
      query={query(source)}
      send={(input, idempotencyKey) => withReauth(() => source.api.reviews.settings.update(input, { context: { idempotencyKey } }))}
      words="reviews.settings"
      submit={t('reviews.settings.save')}
      saved={t('reviews.settings.saved')}
      failed={t('reviews.settings.failed')}
    />
  )
}
