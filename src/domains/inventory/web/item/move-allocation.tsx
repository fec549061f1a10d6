import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { VariantStockView } from '../../contract.ts'
import { useMoveAllocation } from '../operations.ts'
import { UnitsField } from '../units-field.tsx'
import type { Allocation } from './allocation.ts'

type Props = { workspaceId: string; stock: VariantStockView; allocation: Allocation; onClose: () => void }
type Draft = { toWarehouseId: string; quantity: Typed }

/** Lets another warehouse ship an order. */
export default function MoveAllocation({ workspaceId, stock: { variant, warehouses }, allocation, onClose }: Props) {
  const { t } = useTranslation()
  const units = useUnits()
  const others = warehouses.filter(({ warehouse }) => warehouse.id !== allocation.warehouse.id)
  const form = useOperationForm<Draft, Parameters<ReturnType<typeof useMoveAllocation>['mutateAsync']>[0], VariantStockView>({
    defaults: { toWarehouseId: others[0]?.warehouse.id ?? '', quantity: allocation.quantity },
    operation: useMoveAllocation(workspaceId),
    input: ({ toWarehouseId, quantity }) => ({
      variantId: variant.id,
      reference: { type: allocation.reference.type, id: allocation.reference.id },
      fromWarehouseId: allocation.warehouse.id,
      toWarehouseId,
      quantity: Number(quantity),
    }),
    words: 'inventory',
    marks: { NOT_ENOUGH_STOCK: 'toWarehouseId', NOT_ALLOCATED: 'quantity' },
    draft: null,
    onDone() {
      toast({ title: t('inventory.moveAllocation.done') })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('inventory.moveAllocation.title')}
      lead={t('inventory.moveAllocation.lead', { warehouse: allocation.warehouse.name })}
      submit={t('inventory.moveAllocation.submit')}
      onClose={onClose}
    >
      <SelectField {...form.field('toWarehouseId', { required: true })} label={t('inventory.moveAllocation.to')}>
        {others.map(({ warehouse, available }) => (
          <option key={warehouse.id} value={warehouse.id}>
            {t('inventory.transfers.choice', { name: warehouse.name, units: units.quantity(variant.measure, available) })}
          </option>
        ))}
      </SelectField>
      <UnitsField form={form} name="quantity" rules={{ min: 1, max: allocation.quantity }} label={t('inventory.transfers.quantity')} />
    </FormDialog>
  )
}
