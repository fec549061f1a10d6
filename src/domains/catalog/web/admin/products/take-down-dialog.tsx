import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_STATEMENT, TAKEDOWN_REASONS, type TakedownReason } from '../../../contract/limits.ts'
import type { ManagedProductDetail } from '../../../contract.ts'
import { useTakeDown } from './queries.ts'

type Props = { product: Pick<ManagedProductDetail, 'id' | 'name'>; onClose: () => void }

/** Keys: catalog.takedown.reason.* */
export default function TakeDownDialog({ product: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { reason: '' as TakedownReason | '', statement: '' },
    operation: useTakeDown(),
    input: ({ reason, statement }) => ({ productId: id, reason: reason || 'other', statement: statement.trim() }),
    draft: `catalog.admin.products.takeDown ${id}`,
    words: 'catalog.takedown',
    onDone: () => {
      toast({ title: t('catalog.managed.takenDown', { name }), description: t('catalog.managed.takenDownText') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t('catalog.managed.takeDownTitle', { name })}
      lead={t('catalog.managed.takeDownLead')}
      submit={t('catalog.managed.takeDown')}
      look="destructive"
      onClose={onClose}
    >
      <SelectField {...form.field('reason', { required: true })} label={t('catalog.managed.rule')}>
        <option value="" hidden>
          {t('catalog.managed.chooseRule')}
        </option>
        {TAKEDOWN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`catalog.takedown.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...form.field('statement', { required: true, maxLength: MAX_STATEMENT })}
        dir="auto"
        rows={6}
        label={t('catalog.managed.statement')}
        hint={t('catalog.managed.statementHint')}
      />
    </FormDialog>
  )
}
