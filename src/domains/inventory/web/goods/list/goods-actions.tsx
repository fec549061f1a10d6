import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Status } from '#domains/catalog/contract.ts'
import { productPath } from '#domains/catalog/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { editPath } from '../paths.ts'
import { useDuplicateGoods } from '../queries.ts'

const DeleteProduct = lazy(() => import('./delete-product.tsx'))

export type GoodsActionsProps = { workspaceId: string; product: { id: string; name: string; status: Status }; onDeleted?: () => void }

export default function GoodsActions({ workspaceId, product, onDeleted }: GoodsActionsProps) {
  const { t } = useTranslation()
  const go = useNavigate()
  const duplicate = useDuplicateGoods(workspaceId)
  const [deleting, setDeleting] = useState(false)

  async function copy() {
    try {
      const { id } = await duplicate.mutateAsync({ productId: product.id })
      toast({ title: t('inventory.goods.duplicated') })
      go(editPath(id))
    } catch (error) {
      toast({ title: failureText(t, error, 'inventory'), variant: 'destructive' })
    }
  }

  const actions = [
    ...(product.status === 'active' ? [{ label: t('inventory.goods.view'), onSelect: () => void go(productPath(product.id)) }] : []),
    { label: t('inventory.goods.duplicate'), onSelect: () => void copy() },
    { label: t('inventory.delete.begin'), danger: true, onSelect: () => setDeleting(true) },
  ]
  return (
    <>
      <ActionMenu label={t('inventory.goods.actionsFor', { name: product.name })} actions={actions} />
      {deleting && (
        <Suspense fallback={null}>
          <DeleteProduct workspaceId={workspaceId} product={product} onClose={() => setDeleting(false)} {...(onDeleted && { onDeleted })} />
        </Suspense>
      )}
    </>
  )
}
