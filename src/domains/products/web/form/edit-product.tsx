import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { RecordSide, RecordTimeline } from '#domains/records/web/index.ts'
import { isSame } from '#platform/web/form/conflict.ts'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VendorProductView } from '../../contract.ts'
import { PageLayout } from '../page-layout.tsx'
import { PRODUCTS } from '../paths.ts'
import { useUpdateProduct } from '../queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import { toDraft } from './draft-of-values.ts'
import { toFormValues } from './initial-values.ts'
import { ProductFields } from './product-fields.tsx'
import { useDifference } from './use-difference.tsx'

const ProductActions = lazyPart(() => import('../list/product-actions.tsx'), {
  Fallback: () => <span className="inline-block size-11" />,
  whenMissing: 'keep',
})

const TakedownPanel = lazy(() => import('./takedown-panel.tsx'))

/** Keys: products.record.* */
export default function EditProduct({ product, workspaceId }: { product: VendorProductView; workspaceId: string }) {
  const { t } = useTranslation()
  const go = useNavigate()
  const name = product.texts[product.language]?.name ?? ''
  const record = { workspaceId, type: 'product', id: product.id }
  const form = useEditForm({
    record: product,
    valuesOf: toFormValues,
    operation: useUpdateProduct(workspaceId),
    // Collections have forms of their own, so those that were not changed here are left out.
    input: ({ collections, ...values }, version) => ({
      ...toDraft({ ...values, collections }),
      collections: isSame(collections, product.collections) ? undefined : collections,
      productId: product.id,
      version,
    }),
    ...useDifference(product.currency, workspaceId),
    draft: `products.update ${product.id}`,
    words: 'products',
    marks: { CATEGORY_GONE: 'categorySlug', UNKNOWN_COLLECTION: 'collections', COLLECTION_FULL: 'collections' },
    guarded: true,
    onDone(saved) {
      form.restart(toFormValues(saved))
      toast({ title: t('products.form.updated') })
    },
  })
  return (
    <PageLayout
      title={name}
      crumbs={[{ label: t('products.list.title'), to: PRODUCTS }]}
      badges={<StatusBadge status={product.status} takenDown={product.takedown !== null} />}
      actions={
        <ProductActions
          workspaceId={workspaceId}
          product={{ id: product.id, name, status: product.onSale ? 'active' : 'draft', takenDown: product.takedown !== null }}
          onDeleted={() => void go(PRODUCTS)}
        />
      }
    >
      {product.takedown && (
        <Suspense fallback={<Skeleton className="mb-6 h-48 rounded-lg" />}>
          <TakedownPanel productId={product.id} workspaceId={workspaceId} takedown={product.takedown} />
        </Suspense>
      )}
      <ProductFields
        form={form}
        workspaceId={workspaceId}
        currency={product.currency}
        submit={t('products.form.saveSubmit')}
        notice={form.notice}
        product={product}
      />
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <RecordTimeline record={record} title={t('products.record.title')} words="products" />
        <RecordSide record={record} />
      </div>
    </PageLayout>
  )
}
