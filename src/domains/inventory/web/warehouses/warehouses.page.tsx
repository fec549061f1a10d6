import { useQuery } from '@tanstack/react-query'
import { Plus, Warehouse } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { InventoryFrame } from '../inventory-frame.tsx'
import { WAREHOUSES } from '../paths.ts'
import { warehousesQuery } from '../queries.ts'
import { WarehouseCard } from './warehouse-card.tsx'
import type { WarehouseTask } from './warehouse-task.ts'

const WarehouseSheet = lazyPart(() => import('./warehouse-sheet.tsx'))
const RemoveWarehouse = lazyPart(() => import('./remove-warehouse.tsx'))

export default function WarehousesPage() {
  const { t } = useTranslation()
  const [task, setTask] = useState<WarehouseTask | null>(null)
  return (
    <InventoryFrame
      section={WAREHOUSES}
      title={t('inventory.warehouses.title')}
      lead={t('inventory.warehouses.lead')}
      actions={() => (
        <Button onClick={() => setTask({ what: 'add' })}>
          <Plus aria-hidden className="size-4.5" />
          {t('inventory.warehouses.add')}
        </Button>
      )}
    >
      {(workspaceId) => <Warehouses workspaceId={workspaceId} task={task} onTask={setTask} />}
    </InventoryFrame>
  )
}

type Props = { workspaceId: string; task: WarehouseTask | null; onTask: (task: WarehouseTask | null) => void }

function Warehouses({ workspaceId, task, onTask }: Props) {
  const { t } = useTranslation()
  const { data, error, isLoadingError, refetch } = useQuery(warehousesQuery(useSource(), workspaceId))
  const close = () => onTask(null)
  if (isLoadingError) return <FailedNotice text={failureText(t, error, 'inventory')} onRetry={() => void refetch()} />
  return (
    <>
      {!data && <Skeleton className="h-40" />}
      {data?.length === 0 && <Empty icon={Warehouse} title={t('inventory.warehouses.none')} text={t('inventory.warehouses.noneText')} />}
      <ol aria-label={t('inventory.warehouses.title')} className="space-y-4">
        {data?.map((warehouse) => (
          <li key={warehouse.id}>
            <WarehouseCard workspaceId={workspaceId} warehouse={warehouse} all={data} onTask={onTask} />
          </li>
        ))}
      </ol>
      {task?.what === 'add' && <WarehouseSheet workspaceId={workspaceId} warehouse={null} onClose={close} />}
      {task?.what === 'edit' && <WarehouseSheet workspaceId={workspaceId} warehouse={task.warehouse} onClose={close} />}
      {task?.what === 'remove' && <RemoveWarehouse workspaceId={workspaceId} warehouse={task.warehouse} onClose={close} />}
    </>
  )
}
