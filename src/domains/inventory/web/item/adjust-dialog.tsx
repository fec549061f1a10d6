import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUnits } from '#domains/catalog/web/index.ts'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextArea } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { ADJUSTMENT_REASONS, type AdjustmentReason, MAX_STOCK_NOTE, MAX_UNITS } from '../../contract/limits.ts'
import type { VariantStockView } from '../../contract.ts'
import { type LotDraft, toNamedLots } from '../lots/lot-draft.ts'
import { LotsField } from '../lots/lots-field.tsx'
import { useAdjustStock } from '../operations.ts'
import { warehousesQuery } from '../queries.ts'
import { signedUnits } from '../signed-units.ts'
import { UnitsField } from '../units-field.tsx'
import { variantTitle } from '../variant-name.tsx'

type Props = { workspaceId: string; stock: VariantStockView; onClose: () => void }
type Draft = { warehouseId: string; to: Typed; reason: AdjustmentReason; note: string; lots: LotDraft[] }

/** Also a warehouse that never had the variant can be chosen. */
export default function AdjustDialog({ workspaceId, stock, onClose }: Props) {
  const { data: all = [] } = useQuery(warehousesQuery(useSource(), workspaceId))
  const known = stock.warehouses.map(({ warehouse, onHand }) => ({ ...warehouse, onHand }))
  const others = all.filter(({ id }) => !known.some((place) => place.id === id)).map(({ id, name }) => ({ id, name, onHand: 0 }))
  const places = [...known, ...others]
  return places.length === 0 ? null : <AdjustForm workspaceId={workspaceId} stock={stock} places={places} onClose={onClose} />
}

type FormProps = {
  workspaceId: string
  stock: VariantStockView
  places: readonly { id: string; name: string; onHand: number }[]
  onClose: () => void
}

/** Sets what is in a warehouse, with the reason. Keys: inventory.reason.* */
function AdjustForm({ workspaceId, stock, places, onClose }: FormProps) {
  const { variant, tracking, lots } = stock
  const { t } = useTranslation()
  const units = useUnits()
  const seenIn = (placeId: string) => places.find(({ id }) => id === placeId)?.onHand ?? 0
  const first = places[0]
  const form = useOperationForm<Draft, Parameters<ReturnType<typeof useAdjustStock>['mutateAsync']>[0], VariantStockView>({
    defaults: { warehouseId: first?.id ?? '', to: first?.onHand ?? 0, reason: 'counted', note: '', lots: [] },
    operation: useAdjustStock(workspaceId),
    input: ({ warehouseId, to, reason, note, lots: drafted }) => {
      const seen = seenIn(warehouseId)
      const named = tracking === 'none' ? undefined : toNamedLots(drafted, Math.abs(Number(to) - seen))
      return {
        variantId: variant.id,
        warehouseId,
        change: { to: Number(to), seen },
        reason,
        note: note.trim(),
        ...(named && { lots: named }),
      }
    },
    words: 'inventory',
    marks: { STOCK_PROMISED: 'to', NOT_ENOUGH_STOCK: 'to' },
    draft: `inventory.stock.adjust ${variant.id}`,
    onDone() {
      toast({ title: t('inventory.adjust.done') })
      onClose()
    },
    onQueued: onClose,
  })
  const warehouseId = form.fields.watch('warehouseId')
  const to = form.fields.watch('to')
  const change = typeof to === 'number' ? to - seenIn(warehouseId) : 0
  return (
    <FormDialog
      form={form}
      title={t('inventory.adjust.title')}
      lead={variantTitle(variant)}
      submit={t('inventory.adjust.submit')}
      onClose={onClose}
    >
      <SelectField
        {...form.field('warehouseId', { required: true })}
        label={t('inventory.stock.warehouse')}
        onChange={({ target }) => {
          form.fields.setValue('warehouseId', target.value, { shouldDirty: true })
          form.fields.setValue('to', seenIn(target.value), { shouldDirty: true })
        }}
      >
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <UnitsField
        form={form}
        name="to"
        rules={{ min: 0, max: MAX_UNITS }}
        label={t('inventory.adjust.to')}
        hint={
          change === 0
            ? t('inventory.adjust.seen', { units: units.quantity(variant.measure, seenIn(warehouseId)) })
            : t('inventory.adjust.change', {
                units: units.quantity(variant.measure, seenIn(warehouseId)),
                change: signedUnits(units.quantity(variant.measure, Math.abs(change)), change),
              })
        }
      />
      {tracking !== 'none' && change !== 0 && (
        <LotsField
          tracking={tracking}
          arriving={change > 0}
          units={Math.abs(change)}
          choices={lots.flatMap(({ number, warehouse }) => (warehouse.id === warehouseId ? number : []))}
          value={form.fields.watch('lots')}
          onChange={(lots) => form.fields.setValue('lots', lots, { shouldDirty: true })}
          error={form.field('lots').error}
        />
      )}
      <SelectField {...form.field('reason', { required: true })} label={t('inventory.adjust.reason')}>
        {ADJUSTMENT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`inventory.reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...form.field('note', { maxLength: MAX_STOCK_NOTE })}
        dir="auto"
        rows={2}
        required={false}
        label={t('inventory.adjust.note')}
      />
    </FormDialog>
  )
}
