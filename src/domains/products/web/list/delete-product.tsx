import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode, errorData } from '#platform/web/failure.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useRemoveProduct } from '../queries.ts'

type Props = { workspaceId: string; product: { id: string; name: string }; onDeleted?: () => void; onClose: () => void }

/** Asks for confirmation, and again if the product is in carts. */
export default function DeleteProduct({ workspaceId, product, onDeleted, onClose }: Props) {
  const { t } = useTranslation()
  const remove = useRemoveProduct(workspaceId)
  const [carts, setCarts] = useState(0)
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('products.delete.title', { name: product.name })}
      action={carts > 0 ? t('products.delete.anyway') : t('products.delete.action')}
      words="products"
      onConfirm={async () => {
        try {
          await remove.mutateAsync({ productId: product.id, evenInCarts: carts > 0 })
        } catch (error) {
          if (errorCode(error) === 'IN_CARTS') setCarts((errorData(error) as { carts: number }).carts)
          throw error
        }
        toast({ title: t('products.delete.done') })
        onDeleted?.()
      }}
    >
      <p>{t('products.delete.text')}</p>
    </Confirm>
  )
}
