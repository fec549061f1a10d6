import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Status } from '#domains/catalog/contract.ts'
import { productPath } from '#domains/catalog/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { editPath } from '../paths.ts'
import { useDuplicateProduct } from '../queries.ts'

const DeleteProduct = lazy(() => import('./delete-product.tsx'))

export type ProductActionsProps = {
  workspaceId: string
  product: { id: string; name: string; status: Status; takenDown: boolean }
  onDeleted?: () => void
}

export default function ProductActions({ workspaceId, product, onDeleted }: ProductActionsProps) {
  const { t } = useTranslation()
  const go = useNavigate()
  const duplicate = useDuplicateProduct(workspaceId)
  const [deleting, setDeleting] = useState(false)

  async function copy() {
    try {
      const { id } = await duplicate.mutateAsync({ productId: product.id })
      toast({ title: t('products.list.duplicated') })
      go(editPath(id))
    } catch (error) {
      toast({ title: failureText(t, error, 'products'), variant: 'destructive' })
    }
  }

  const actions = [
    ...(product.status === 'active' && !product.takenDown
      ? [{ label: t('products.list.view'), onSelect: () => void go(productPath(product.id)) }]
      : []),
    ...(product.takenDown ? [] : [{ label: t('products.list.duplicate'), onSelect: () => void copy() }]),
    { label: t('products.delete.begin'), danger: true, onSelect: () => setDeleting(true) },
  ]
  return (
    <>
      <ActionMenu label={t('products.list.actionsFor', { name: product.name })} actions={actions} />
      {deleting && (
        <Suspense fallback={null}>
          <DeleteProduct workspaceId={workspaceId} product={product} onClose={() => setDeleting(false)} {...(onDeleted && { onDeleted })} />
        </Suspense>
      )}
    </>
  )
}
