import { useQuery } from '@tanstack/react-query'
import { Warehouse } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { Empty } from '#platform/web/ui/empty.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { warehousesQuery } from '../queries.ts'
import { WarehouseCard } from './warehouse-card.tsx'
import type { WarehouseTask } from './warehouse-task.ts'

const WarehouseSheet = lazyPart(() => import('./warehouse-sheet.tsx'))
const RemoveWarehouse = lazyPart(() => import('./remove-warehouse.tsx'))

type Props = { workspaceId: string; task: WarehouseTask | null; onTask: (task: WarehouseTask | null) => void }

/** The warehouses in the order of their priority. */
export default function WarehouseList({ workspaceId, task, onTask }: Props) {
  const { t } = useTranslation()
  const { data, error, isLoadingError, refetch } = useQuery(warehousesQuery(useSource(), workspaceId))
  const close = () => onTask(null)
  if (isLoadingError) return <FailedNotice text={failureText(t, error, 'inventory')} onRetry={() => void refetch()} />
  return (
    <>
      {!data && <SectionLoading />}
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
