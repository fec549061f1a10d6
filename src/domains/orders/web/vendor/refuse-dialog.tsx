import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import type { OrderScope } from './use-order-scope.ts'
import { useStepForm } from './use-step-form.tsx'

const MAX_ANSWER = 2000

/** Refuses a return; a reason for the shopper is required. */
export default function RefuseDialog({ scope, returnId }: { scope: OrderScope; returnId: string }) {
  const { t } = useTranslation()
  const { order, close } = scope
  const accepted = order.returns.find(({ id }) => id === returnId)?.status === 'Accepted'
  const form = useStepForm(scope, {
    defaults: { answer: '' },
    send: (api, input: Parameters<typeof api.returns.refuse>[0], how) => api.returns.refuse(input, how),
    input: ({ answer }) => ({ returnId, version: order.version, answer: answer.trim() }),
    draft: `orders.vendor.returns.refuse ${returnId}`,
    done: t('orders.vendor.refuse.done'),
  })
  return (
    <FormDialog
      form={form}
      title={t('orders.vendor.refuse.title')}
      lead={t(accepted ? 'orders.vendor.refuse.leadAccepted' : 'orders.vendor.refuse.lead')}
      submit={t('orders.vendor.refuse.submit')}
      look="destructive"
      onClose={close}
    >
      <TextArea {...form.field('answer', { required: true, maxLength: MAX_ANSWER })} dir="auto" label={t('orders.vendor.refuse.reason')} />
    </FormDialog>
  )
}
