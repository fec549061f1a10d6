import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_STATEMENT } from '../../../contract/limits.ts'
import type { ManagedProductDetail } from '../../../contract.ts'
import { useDeclineAnswer } from './queries.ts'

type Props = { product: Pick<ManagedProductDetail, 'id' | 'name'>; onClose: () => void }

export default function DeclineDialog({ product: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { reply: '' },
    operation: useDeclineAnswer(),
    input: ({ reply }) => ({ productId: id, reply: reply.trim() }),
    draft: `catalog.admin.products.declineAnswer ${id}`,
    words: 'catalog.takedown',
    onDone: () => {
      toast({ title: t('catalog.managed.declined', { name }) })
      onClose()
    },
  })
  return (
    <Modal open firm onOpenChange={onClose} title={t('catalog.managed.declineTitle', { name })} lead={t('catalog.managed.declineLead')}>
      <Form form={form}>
        <TextArea
          {...form.field('reply', { required: true, maxLength: MAX_STATEMENT })}
          dir="auto"
          rows={4}
          label={t('catalog.managed.reason')}
          hint={t('catalog.managed.statementHint')}
          className="mb-5"
        />
        {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('catalog.managed.decline')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
