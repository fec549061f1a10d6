import { useTranslation } from 'react-i18next'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CategoryView } from '../../contract.ts'
import { CategoryFields, type CategoryValues } from './category-fields.tsx'
import { useUpdateCategory } from './operations.ts'
import { useTakenNameToast } from './use-taken-name-toast.ts'

type Props = { category: CategoryView; above: readonly CategoryView[]; workspaceId: string; onClose: () => void }

export function CategoryDialog({ category, above, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<CategoryValues, CategoryValues & { id: string; version: number }, CategoryView>({
    record: category,
    valuesOf: ({ name, parentSlug }) => ({ name, parentSlug: parentSlug ?? '' }),
    operation: useUpdateCategory(workspaceId),
    input: ({ name, parentSlug }, version) => ({ parentSlug, name: name.trim(), id: category.id, version }),
    labelOf: (path) => (path === 'name' ? t('products.categories.name') : t('products.categories.above')),
    show: (path, value) => (path === 'parentSlug' ? (above.find(({ slug }) => slug === value)?.name ?? null) : null),
    draft: `products.categories.update ${category.id}`,
    words: 'products',
    marks: { CATEGORY_EXISTS: 'name', CATEGORY_GONE: 'parentSlug' },
    onDone() {
      toast({ title: t('products.categories.changed') })
      onClose()
    },
    onFailed: useTakenNameToast(),
  })
  return (
    <RecordDialog form={form} title={t('products.categories.changeTitle')} submit={t('products.form.saveSubmit')} onClose={onClose}>
      <CategoryFields form={form} above={above} />
    </RecordDialog>
  )
}
