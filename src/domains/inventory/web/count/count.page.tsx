import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useLoadedCamera } from '#platform/web/scan/use-loaded-camera.ts'
import { useSource } from '#platform/web/source.ts'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { InventoryFrame } from '../inventory-frame.tsx'
import { COUNT } from '../paths.ts'
import { warehousesQuery } from '../queries.ts'

const CountSheet = lazyPart(() => import('./count-sheet.tsx'), { Fallback: SectionLoading })

export default function CountPage() {
  const { t } = useTranslation()
  return (
    <InventoryFrame section={COUNT} title={t('inventory.count.title')} lead={t('inventory.count.lead')}>
      {(workspaceId) => <Count workspaceId={workspaceId} />}
    </InventoryFrame>
  )
}

/** The warehouse is in the address; the default one at first. */
function Count({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { data: warehouses = [] } = useQuery(warehousesQuery(useSource(), workspaceId))
  const usual = (warehouses.find(({ isDefault }) => isDefault) ?? warehouses[0])?.id ?? ''
  const warehouseId = search.get('warehouse') ?? usual
  useLoadedCamera()
  return (
    <div className="max-w-3xl space-y-6">
      <SelectField
        label={t('inventory.stock.warehouse')}
        value={warehouseId}
        onChange={({ target }) => setSearch({ warehouse: target.value }, { replace: true, preventScrollReset: true })}
        className="sm:max-w-sm"
      >
        {warehouses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {warehouseId && <CountSheet key={warehouseId} workspaceId={workspaceId} warehouseId={warehouseId} />}
    </div>
  )
}
