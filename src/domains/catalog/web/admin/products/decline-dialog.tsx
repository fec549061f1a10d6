import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
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
    <FormDialog
      form={form}
      title={t('catalog.managed.declineTitle', { name })}
      lead={t('catalog.managed.declineLead')}
      submit={t('catalog.managed.decline')}
      onClose={onClose}
    >
      <TextArea
        {...form.field('reply', { required: true, maxLength: MAX_STATEMENT })}
        dir="auto"
        rows={4}
        label={t('catalog.managed.reason')}
        hint={t('catalog.managed.statementHint')}
      />
    </FormDialog>
  )
}
