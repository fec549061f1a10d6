import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import { SelectField } from '#platform/web/ui/select.tsx'
import type { VariantStockView } from '../../contract.ts'
import { MovesTimeline } from './moves-timeline.tsx'

/** The ledger of a variant, newest first; `?warehouse=` for one place. */
export function ItemMoves({ workspaceId, stock: { variant, warehouses } }: { workspaceId: string; stock: VariantStockView }) {
  const { t } = useTranslation()
  const units = useUnits()
  const [search, setSearch] = useSearchParams()
  const warehouseId = search.get('warehouse') ?? ''

  return (
    <>
      <SelectField
        label={t('inventory.stock.warehouse')}
        value={warehouseId}
        onChange={({ target }) =>
          setSearch(
            (now) => {
              if (target.value) now.set('warehouse', target.value)
              else now.delete('warehouse')
              return now
            },
            { replace: true, preventScrollReset: true },
          )
        }
        className="mb-6 max-w-xs"
      >
        <option value="">{t('inventory.moves.everywhere')}</option>
        {warehouses.map(({ warehouse }) => (
          <option key={warehouse.id} value={warehouse.id}>
            {warehouse.name}
          </option>
        ))}
      </SelectField>
      <MovesTimeline
        workspaceId={workspaceId}
        of={{ variantId: variant.id, ...(warehouseId && { warehouseId }) }}
        amount={(quantity) => units.quantity(variant.measure, quantity)}
      />
    </>
  )
}
