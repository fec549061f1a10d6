import { useTranslation } from 'react-i18next'
import { RecordForm } from '#platform/web/form/record-form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CategoryView } from '../../contract.ts'
import { CategoryFields } from './category-fields.tsx'
import { useAddCategory } from './operations.ts'
import { useTakenNameToast } from './use-taken-name-toast.ts'

export default function AddPanel({ workspaceId, above }: { workspaceId: string; above: CategoryView[] }) {
  const { t } = useTranslation()
  const form = useOperationForm({
    defaults: { name: '', parentSlug: above[0]?.slug ?? '' },
    operation: useAddCategory(workspaceId),
    input: ({ name, parentSlug }) => ({ parentSlug, name: name.trim() }),
    draft: 'products.categories.add',
    words: 'products',
    marks: { CATEGORY_EXISTS: 'name', CATEGORY_GONE: 'parentSlug' },
    onDone(_reply, { parentSlug }) {
      toast({ title: t('products.categories.added') })
      form.restart({ name: '', parentSlug })
    },
    onFailed: useTakenNameToast(),
  })
  return (
    <Panel title={t('products.categories.addTitle')}>
      <RecordForm form={form} submit={t('products.categories.add')}>
        <CategoryFields form={form} above={above} />
      </RecordForm>
    </Panel>
  )
}
