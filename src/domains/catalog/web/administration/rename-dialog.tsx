import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ManagedCategoryView } from '../../contract.ts'
import { NameFields, trimmed } from './name-fields.tsx'
import { useRenameCategory } from './operations.ts'

export default function RenameDialog({
  category: { id, names, version },
  onClose,
}: {
  category: ManagedCategoryView
  onClose: () => void
}) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: names,
    operation: useRenameCategory(),
    input: (values) => ({ id, version, ...trimmed(values) }),
    words: 'catalog',
    onDone: () => {
      toast({ title: t('catalog.categories.renamed') })
      onClose()
    },
  })
  return (
    <Modal
      open
      onOpenChange={onClose}
      firm
      title={t('catalog.categories.renameOf', { name: names.en })}
      lead={t('catalog.categories.renameLead')}
    >
      <Form form={form} className="space-y-5">
        <NameFields form={form} />
        {form.failure !== null && <FailureNotice error={form.failure} words={form.words} />}
        <ModalActions>
          <Button look="secondary" onClick={onClose}>
            {t('platform.cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('catalog.categories.save')}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  )
}
