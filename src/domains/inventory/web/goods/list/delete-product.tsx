import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf, dataOf } from '#platform/web/failure.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useRemoveGoods } from '../queries.ts'

type Props = { workspaceId: string; product: { id: string; name: string }; onDeleted?: () => void; onClose: () => void }

/** Asks; and once more where people have it in their carts. */
export default function DeleteProduct({ workspaceId, product, onDeleted, onClose }: Props) {
  const { t } = useTranslation()
  const remove = useRemoveGoods(workspaceId)
  const [carts, setCarts] = useState(0)
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('inventory.delete.title', { name: product.name })}
      action={carts > 0 ? t('inventory.delete.anyway') : t('inventory.delete.action')}
      words="inventory"
      onConfirm={async () => {
        try {
          await remove.mutateAsync({ productId: product.id, evenInCarts: carts > 0 })
        } catch (error) {
          if (codeOf(error) === 'IN_CARTS') setCarts((dataOf(error) as { carts: number }).carts)
          throw error
        }
        toast({ title: t('inventory.delete.done') })
        onDeleted?.()
      }}
    >
      <p>{t('inventory.delete.text')}</p>
    </Confirm>
  )
}
