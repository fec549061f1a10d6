import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Operation } from '#platform/web/operation.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { MAX_ENTRY } from '../../contract/question-limits.ts'
import type { QuestionView } from '../../contract.ts'

type Props = {
  label: string
  submit: string
  /** The name of the draft. */
  draft: string
  operation: Operation<{ text: string }, QuestionView>
  onDone: () => void
  onCancel: () => void
}

/** The form for a question or an answer, shown in its future place. */
export default function EntryForm({ label, submit, draft, operation, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { text: '' },
    operation,
    input: ({ text }) => ({ text: text.trim() }),
    draft,
    words: 'marketplace',
    onDone,
  })
  return (
    <Form form={form} className="mt-4 max-w-prose">
      <TextArea {...form.field('text', { required: true, maxLength: MAX_ENTRY })} dir="auto" autoFocus label={label} className="mb-3" />
      {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('platform.cancel')}
        </Button>
      </div>
    </Form>
  )
}
