import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_APPEAL } from '../../contract/limits.ts'
import { useAppeal } from '../queries.ts'

export default function AppealForm({ decision }: { decision: { id: string; token?: string } }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { text: '' },
    operation: useAppeal(decision),
    input: ({ text }) => ({ text: (text ?? '').trim() }),
    draft: `moderation.decisions.appeal ${decision.id}`,
    words: 'moderation',
    onDone: () => toast({ title: t('moderation.own.sent'), description: t('moderation.own.sentText') }),
  })
  return (
    <Form form={form} className="space-y-5">
      <TextArea
        {...form.field('text', { required: true, maxLength: MAX_APPEAL })}
        dir="auto"
        rows={5}
        label={t('moderation.own.text')}
        hint={t('moderation.own.textHint')}
      />
      {form.failure !== null && <FailureNotice error={form.failure} words="moderation" />}
      <Button type="submit" busy={form.busy}>
        {t('moderation.own.submit')}
      </Button>
    </Form>
  )
}
