import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { PageLayout } from '../page-layout.tsx'
import { PRODUCTS } from '../paths.ts'
import { useCreateProduct } from '../queries.ts'
import { toDraft } from './draft-of-values.ts'
import { emptyValues } from './initial-values.ts'
import { ProductFields } from './product-fields.tsx'

export default function NewProduct({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const go = useNavigate()
  const form = useOperationForm({
    defaults: emptyValues(useLanguage()),
    operation: useCreateProduct(workspaceId),
    input: toDraft,
    draft: 'products.create',
    words: 'products',
    marks: { CATEGORY_GONE: 'categorySlug', UNKNOWN_COLLECTION: 'collections', COLLECTION_FULL: 'collections' },
    guarded: true,
    onDone(_saved, values) {
      // The form is saved, so leaving the page needs no confirmation.
      form.restart(values)
      toast({ title: t('products.form.added') })
      return go(PRODUCTS)
    },
  })
  return (
    <PageLayout
      title={t('products.form.newTitle')}
      lead={t('products.form.newLead')}
      crumbs={[{ label: t('products.list.title'), to: PRODUCTS }]}
    >
      <ProductFields form={form} workspaceId={workspaceId} currency={BASE_CURRENCY} submit={t('products.form.addSubmit')} />
    </PageLayout>
  )
}
