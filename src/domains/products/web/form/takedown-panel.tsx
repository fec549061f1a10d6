import { useTranslation } from 'react-i18next'
import { MAX_TAKEDOWN_ANSWER, TakedownText } from '#domains/catalog/web/index.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VendorProductView } from '../../contract.ts'
import { useAnswerTakedown } from '../queries.ts'

type Takedown = NonNullable<VendorProductView['takedown']>
type Props = { productId: string; workspaceId: string; takedown: Takedown }

/** Why an administrator took the product down, and the form for an answer. */
export default function TakedownPanel({ productId, workspaceId, takedown }: Props) {
  const { t } = useTranslation()
  const { answers, mayAnswer } = takedown
  const isOpen = answers.some(({ reply }) => reply === null)
  return (
    <div className="mb-6">
      <Panel danger title={t('products.takedown.title')} lead={t('products.takedown.lead')}>
        <TakedownText takedown={takedown} />
        {mayAnswer ? (
          <AnswerForm key={answers.length} productId={productId} workspaceId={workspaceId} />
        ) : (
          <p className="mt-5 max-w-prose text-muted-foreground">{isOpen ? t('products.takedown.waiting') : t('products.takedown.final')}</p>
        )}
      </Panel>
    </div>
  )
}

function AnswerForm({ productId, workspaceId }: Omit<Props, 'takedown'>) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { text: '' },
    operation: useAnswerTakedown(workspaceId),
    input: ({ text }) => ({ productId, text: text.trim() }),
    draft: `catalog.takedowns.answer ${productId}`,
    words: 'catalog.takedown',
    onDone: () => toast({ title: t('products.takedown.sent'), description: t('products.takedown.sentText') }),
  })
  return (
    <Form form={form}>
      <TextArea
        {...form.field('text', { required: true, maxLength: MAX_TAKEDOWN_ANSWER })}
        dir="auto"
        rows={4}
        label={t('products.takedown.answer')}
        hint={t('products.takedown.answerHint')}
        className="mt-5 mb-4 max-w-prose"
      />
      {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
      <Button type="submit" busy={form.busy}>
        {t('products.takedown.submit')}
      </Button>
    </Form>
  )
}
