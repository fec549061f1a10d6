import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { WarehouseView } from '../../contract.ts'
import { useRemoveWarehouse } from '../operations.ts'

type Props = { workspaceId: string; warehouse: WarehouseView; onClose: () => void }

/** Removes an empty warehouse; the server says why it can't. */
export default function RemoveWarehouse({ workspaceId, warehouse: { id, name }, onClose }: Props) {
  const { t } = useTranslation()
  const remove = useRemoveWarehouse(workspaceId)
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('inventory.warehouses.removeTitle', { name })}
      action={t('inventory.warehouses.remove')}
      words="inventory"
      onConfirm={async () => {
        await remove.mutateAsync(id)
        toast({ title: t('inventory.warehouses.removed') })
      }}
    >
      <p>{t('inventory.warehouses.removeText')}</p>
    </Confirm>
  )
}
