import { useTranslation } from 'react-i18next'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { SynonymGroupView } from '../../contract.ts'
import { useUpdateSynonyms } from './operations.ts'
import { joinWords, splitWords, type TypedWords, WordsField } from './words-field.tsx'

export default function EditSynonymsDialog({ group, onClose }: { group: SynonymGroupView; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useEditForm({
    record: group,
    valuesOf: ({ words, language }): TypedWords => ({ words: joinWords(words, language) }),
    operation: useUpdateSynonyms(),
    input: (typed, version) => ({ id: group.id, version, words: splitWords(typed) }),
    labelOf: () => t('marketplace.synonyms.words'),
    draft: `marketplace.admin.synonyms.update ${group.id}`,
    words: 'marketplace',
    onDone: () => {
      toast({ title: t('marketplace.synonyms.changed') })
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={t('marketplace.synonyms.editOf', { word: group.words[0] })}
      lead={t('marketplace.synonyms.lead')}
      submit={t('marketplace.synonyms.save')}
      onClose={onClose}
    >
      <WordsField form={form} language={group.language} />
    </RecordDialog>
  )
}
