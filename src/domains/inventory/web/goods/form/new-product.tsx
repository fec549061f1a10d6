import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { GoodsPage } from '../goods-page.tsx'
import { PRODUCTS } from '../paths.ts'
import { useCreateGoods } from '../queries.ts'
import { ProductFields } from './product-fields.tsx'
import { draftOf, emptyValues } from './values.ts'

export default function NewProduct({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const go = useNavigate()
  const form = useOperationForm({
    defaults: emptyValues(useLanguage()),
    operation: useCreateGoods(workspaceId),
    input: draftOf,
    words: 'inventory',
    marks: { CATEGORY_GONE: 'categorySlug' },
    guarded: true,
    onDone(_saved, values) {
      // Nothing is left to ask about on the way out.
      form.restart(values)
      toast({ title: t('inventory.form.added') })
      return go(PRODUCTS)
    },
  })
  return (
    <GoodsPage
      title={t('inventory.form.newTitle')}
      lead={t('inventory.form.newLead')}
      crumbs={[{ label: t('inventory.goods.title'), to: PRODUCTS }]}
    >
      <ProductFields form={form} workspaceId={workspaceId} currency={BASE_CURRENCY} submit={t('inventory.form.addSubmit')} />
    </GoodsPage>
  )
}
