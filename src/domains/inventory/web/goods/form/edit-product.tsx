import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GoodsView } from '../../../contract.ts'
import { GoodsPage } from '../goods-page.tsx'
import { GoodsActions } from '../list/late-goods-actions.tsx'
import { PRODUCTS } from '../paths.ts'
import { useUpdateGoods } from '../queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import { ProductFields } from './product-fields.tsx'
import { useDifference } from './use-difference.tsx'
import { draftOf, valuesOf } from './values.ts'

export default function EditProduct({ product, workspaceId }: { product: GoodsView; workspaceId: string }) {
  const { t } = useTranslation()
  const go = useNavigate()
  const name = product.texts[product.language]?.name ?? ''
  const form = useEditForm({
    record: product,
    valuesOf,
    operation: useUpdateGoods(workspaceId),
    input: (values, version) => ({ ...draftOf(values), productId: product.id, version }),
    ...useDifference(product.currency),
    words: 'inventory',
    marks: { CATEGORY_GONE: 'categorySlug' },
    guarded: true,
    onDone(saved) {
      form.restart(valuesOf(saved))
      toast({ title: t('inventory.form.updated') })
    },
  })
  return (
    <GoodsPage
      title={name}
      crumbs={[{ label: t('inventory.goods.title'), to: PRODUCTS }]}
      badges={<StatusBadge status={product.status} />}
      actions={
        <GoodsActions
          workspaceId={workspaceId}
          product={{ id: product.id, name, status: product.onSale ? 'active' : 'draft' }}
          onDeleted={() => void go(PRODUCTS)}
        />
      }
    >
      <ProductFields
        form={form}
        workspaceId={workspaceId}
        currency={product.currency}
        submit={t('inventory.form.saveSubmit')}
        notice={form.notice}
      />
    </GoodsPage>
  )
}
