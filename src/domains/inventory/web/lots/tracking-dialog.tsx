import { useTranslation } from 'react-i18next'
import { FormDialog } from '#platform/web/form/form-dialog.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { LOT_TRACKING, type LotTracking } from '../../contract/limits.ts'
import type { VariantStockView } from '../../contract.ts'
import { useSetTracking } from '../operations.ts'
import { variantTitle } from '../variant-name.tsx'
import { type LotDraft, toNamedLots } from './lot-draft.ts'
import { LotsField } from './lots-field.tsx'

type Draft = { tracking: LotTracking; lots: LotDraft[][] }
type Props = { workspaceId: string; stock: VariantStockView; onClose: () => void }

/** What the units of a variant belong to. Serial numbers of what is there are counted here. Keys: inventory.lots.keep.*, inventory.lots.effect.* */
export default function TrackingDialog({ workspaceId, stock: { variant, tracking: before, warehouses }, onClose }: Props) {
  const { t } = useTranslation()
  const stocked = warehouses.filter(({ onHand }) => onHand > 0)
  const form = useOperationForm<Draft, Parameters<ReturnType<typeof useSetTracking>['mutateAsync']>[0], VariantStockView>({
    defaults: { tracking: before, lots: stocked.map(() => []) },
    operation: useSetTracking(workspaceId),
    input: ({ tracking, lots }) => ({
      variantId: variant.id,
      tracking,
      opening: stocked.map(({ warehouse, onHand }, at) => ({ warehouseId: warehouse.id, lots: toNamedLots(lots[at] ?? [], onHand) ?? [] })),
    }),
    words: 'inventory',
    draft: `inventory.lots.setTracking ${variant.id}`,
    onDone() {
      toast({ title: t('inventory.lots.trackingSaved') })
      onClose()
    },
  })
  const tracking = form.fields.watch('tracking')
  const error = form.field('lots').error
  const counts = tracking !== before && tracking !== 'none'
  return (
    <FormDialog
      form={form}
      width="lg"
      title={t('inventory.lots.change')}
      lead={variantTitle(variant)}
      submit={t('inventory.lots.save')}
      onClose={onClose}
    >
      <SelectField
        {...form.field('tracking', { required: true })}
        label={t('inventory.lots.keepIn')}
        hint={t(`inventory.lots.effect.${tracking}`)}
      >
        {LOT_TRACKING.map((value) => (
          <option key={value} value={value}>
            {t(`inventory.lots.keep.${value}`)}
          </option>
        ))}
      </SelectField>
      {counts &&
        stocked.map(({ warehouse, onHand }, at) => (
          <LotsField
            key={warehouse.id}
            arriving
            tracking={tracking}
            units={onHand}
            of={warehouse.name}
            value={form.fields.watch(`lots.${at}`) ?? []}
            onChange={(lots) => form.fields.setValue(`lots.${at}`, lots, { shouldDirty: true })}
            {...(at === stocked.length - 1 && { error })}
          />
        ))}
    </FormDialog>
  )
}
