import { useTranslation } from 'react-i18next'
import { codeOf } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { NameFields, NO_NAMES, trimmed } from './name-fields.tsx'
import { useAddCategory } from './operations.ts'

export default function AddPanel() {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: NO_NAMES,
    operation: useAddCategory(),
    input: trimmed,
    words: 'catalog',
    onDone: () => {
      toast({ title: t('catalog.categories.added') })
      form.restart(NO_NAMES)
    },
    onFailed: (error) => {
      if (codeOf(error) === 'CATEGORY_EXISTS') toast({ variant: 'destructive', title: t('catalog.failure.CATEGORY_EXISTS') })
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
