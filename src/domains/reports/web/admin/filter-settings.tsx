import fields from 'virtual:form-fields/reports.admin.filter.update'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withReauth } from '#domains/accounts/web/index.ts'
import { SettingsPanel } from '#platform/web/form/schema/settings-panel.tsx'
import { type Source, useSource } from '#platform/web/source.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { findFilterMatch } from '../../contract/text-filter.ts'

const query = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'textFilter'], queryFn: () => api.reports.admin.filter.get() })

/** Keys: reports.filter.field.*, reports.filter.hint.*, reports.filter.option.*, reports.filter.optionHint.* */
export default function FilterSettings() {
  const { t } = useTranslation()
  const source = useSource()
  return (
    <div className="md:col-span-2">
      <SettingsPanel
        title={t('reports.filter.title')}
        lead={t('reports.filter.lead')}
        fields={fields}
        query={query(source)}
        send={(input, idempotencyKey) => withReauth(() => source.api.reports.admin.filter.update(input, { context: { idempotencyKey } }))}
        words="reports.filter"
        submit={t('reports.filter.save')}
        saved={t('reports.filter.saved')}
        failed={t('reports.filter.failed')}
      >
        <TryFilter />
      </SettingsPanel>
    </div>
  )
}

/** Tries a text with the saved filter, as one of a new account. Keys: reports.filter.result.* */
function TryFilter() {
  const { t } = useTranslation()
  const { data } = useQuery(query(useSource()))
  const [text, setText] = useState('')
  const match = data && findFilterMatch(data, [text], { isNewAccount: data.newAccountDays > 0 })
  return (
    <div className="mt-6 border-t pt-5">
      <TextArea
        label={t('reports.filter.try')}
        hint={t('reports.filter.tryHint')}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="mt-2 min-h-5 text-sm">
        {text.trim() !== '' &&
          (match ? t(`reports.filter.result.${match.action}.${match.rule}`, { found: match.found }) : t('reports.filter.result.ok'))}
      </p>
    </div>
  )
}
