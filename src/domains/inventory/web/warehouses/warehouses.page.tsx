import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { InventoryFrame } from '../inventory-frame.tsx'
import { WAREHOUSES } from '../paths.ts'
import type { WarehouseTask } from './warehouse-task.ts'

const WarehouseList = lazyPart(() => import('./warehouse-list.tsx'), { Fallback: SectionLoading })

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
      {(workspaceId) => <WarehouseList workspaceId={workspaceId} task={task} onTask={setTask} />}
    </InventoryFrame>
  )
}
