import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { EMPTY_NAMES, NameFields, trimNames } from './name-fields.tsx'
import { useAddCategory } from './operations.ts'

export default function AddPanel() {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: EMPTY_NAMES,
    operation: useAddCategory(),
    input: trimNames,
    draft: 'catalog.admin.categories.add',
    words: 'catalog',
    onDone: () => {
      toast({ title: t('catalog.categories.added') })
      form.restart(EMPTY_NAMES)
    },
    onFailed: (error) => {
      if (errorCode(error) === 'CATEGORY_EXISTS') toast({ variant: 'destructive', title: t('catalog.failure.CATEGORY_EXISTS') })
    },
  })
  return (
    <Panel title={t('catalog.categories.add')} lead={t('catalog.categories.addLead')}>
      <Form form={form} className="space-y-5">
        <NameFields form={form} />
        <FormEnd inline form={form} submit={t('catalog.categories.addSubmit')} />
      </Form>
    </Panel>
  )
}
