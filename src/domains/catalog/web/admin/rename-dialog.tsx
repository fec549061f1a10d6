import { useTranslation } from 'react-i18next'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ManagedCategoryView } from '../../contract.ts'
import { NameFields, type Names, trimNames } from './name-fields.tsx'
import { useRenameCategory } from './operations.ts'

/** Keys: catalog.categories.en, catalog.categories.es, catalog.categories.ar */
export default function RenameDialog({ category, onClose }: { category: ManagedCategoryView; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useEditForm({
    record: category,
    valuesOf: ({ names }): Names => names,
    operation: useRenameCategory(),
    input: (values, version) => ({ id: category.id, version, ...trimNames(values) }),
    labelOf: (path) => t(`catalog.categories.${path}`),
    draft: `catalog.admin.categories.update ${category.id}`,
    words: 'catalog',
    onDone: () => {
      toast({ title: t('catalog.categories.renamed') })
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={t('catalog.categories.renameOf', { name: category.names.en })}
      lead={t('catalog.categories.renameLead')}
      submit={t('catalog.categories.save')}
      onClose={onClose}
    >
      <NameFields form={form} />
    </RecordDialog>
  )
}
