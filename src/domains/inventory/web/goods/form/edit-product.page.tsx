import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { codeOf } from '#platform/web/failure.ts'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { useSource } from '#platform/web/source.ts'
import { LoadingPage } from '#platform/web/ui/loading-page.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GoodsView } from '../../../contract.ts'
import { CatalogArea } from '../catalog-area.tsx'
import { GoodsPage } from '../goods-page.tsx'
import { GoodsActions } from '../list/goods-actions.tsx'
import { PRODUCTS } from '../paths.ts'
import { goodsQuery, useUpdateGoods } from '../queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { Route } from './+types/edit-product.page.ts'
import { ProductFields } from './product-fields.tsx'
import { useDifference } from './use-difference.tsx'
import { draftOf, valuesOf } from './values.ts'

export default function EditProductPage({ params: { productId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <CatalogArea title={t('inventory.form.editTitle')}>
      {(id) => <Loaded key={`${id} ${productId}`} workspaceId={id} productId={productId} />}
    </CatalogArea>
  )
}

function Loaded({ workspaceId, productId }: { workspaceId: string; productId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(goodsQuery(useSource(), workspaceId, productId))
  if (isPending) return <LoadingPage />
  if (isLoadingError) {
    if (codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'INVALID_INPUT') return <NotFound />
    return (
      <GoodsPage title={t('inventory.form.editTitle')}>
        <FailedNotice text={t('inventory.form.failed')} onRetry={() => void refetch()} />
      </GoodsPage>
    )
  }
  return data && <EditProduct product={data} workspaceId={workspaceId} />
}

function EditProduct({ product, workspaceId }: { product: GoodsView; workspaceId: string }) {
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
