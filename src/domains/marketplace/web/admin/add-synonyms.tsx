import { useTranslation } from 'react-i18next'
import type { Language } from '#platform/shared/language.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useAddSynonyms } from './operations.ts'
import { splitWords, type TypedWords, WordsField } from './words-field.tsx'

const EMPTY: TypedWords = { words: '' }

export default function AddSynonyms({ language }: { language: Language }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: EMPTY,
    operation: useAddSynonyms(),
    input: (typed: TypedWords) => ({ language, words: splitWords(typed) }),
    draft: 'marketplace.admin.synonyms.add',
    words: 'marketplace',
    onDone: () => {
      toast({ title: t('marketplace.synonyms.added') })
      form.restart(EMPTY)
    },
  })
  return (
    <Panel title={t('marketplace.synonyms.add')} lead={t('marketplace.synonyms.lead')}>
      <Form form={form} className="space-y-5">
        <WordsField form={form} language={language} />
        <FormEnd inline form={form} submit={t('marketplace.synonyms.addSubmit')} />
      </Form>
    </Panel>
  )
}
