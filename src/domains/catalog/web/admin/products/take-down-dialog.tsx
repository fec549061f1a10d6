import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
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
    <Modal
      open
      firm
      width="lg"
      onOpenChange={onClose}
      title={t('catalog.managed.takeDownTitle', { name })}
      lead={t('catalog.managed.takeDownLead')}
    >
      <Form form={form}>
        <div className="mb-5 space-y-5">
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
        </div>
        {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" look="destructive" busy={form.busy}>
            {t('catalog.managed.takeDown')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
