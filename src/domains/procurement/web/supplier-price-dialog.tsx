import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { MoneyField, NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useSource } from '#platform/web/source.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_LEAD_DAYS, MAX_PRICE_MINOR, MAX_QUANTITY, MAX_SKU } from '../contract/constants.ts'
import type { SupplierItemInput, SupplierItemView, SupplierView } from '../contract.ts'
import { numberInput, numberOf } from './number-input.ts'
import { findVariants } from './queries.ts'
import { useSaveSupplierItem } from './supplier-item-queries.ts'

type Values = {
  what: Choice[]
  supplierSku: string
  priceMinor: Typed
  minUnits: Typed
  packSize: Typed
  leadTimeDays: Typed
  preferred: boolean
}

const EMPTY: Values = { what: [], supplierSku: '', priceMinor: null, minUnits: null, packSize: null, leadTimeDays: null, preferred: false }

function toValues({ variantId, variant, supplierSku, price, minUnits, packSize, leadTimeDays, preferred }: SupplierItemView): Values {
  const what = [{ id: variantId, title: variant?.name ?? '', detail: variant?.sku ?? '' }]
  return { what, supplierSku, priceMinor: price.amountMinor, minUnits, packSize, leadTimeDays, preferred }
}

type Props = { /** Null: a new one. */ item: SupplierItemView | null; supplier: SupplierView; workspaceId: string; onClose: () => void }

/** Sets what a supplier asks for a product. Keys: procurement.field.* */
export default function SupplierPriceDialog({ item, supplier, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const form = useEditForm<Values, SupplierItemInput, SupplierItemView>({
    record: item,
    valuesOf: toValues,
    empty: EMPTY,
    operation: useSaveSupplierItem(workspaceId),
    input: (values, version) => {
      const { what, supplierSku, priceMinor, minUnits, packSize, leadTimeDays, preferred } = { ...EMPTY, ...values }
      return {
        supplierId: supplier.id,
        variantId: what[0]?.id ?? '',
        supplierSku: supplierSku.trim(),
        priceMinor: Number(priceMinor ?? 0),
        minUnits: numberOf(minUnits),
        packSize: numberOf(packSize),
        leadTimeDays: numberOf(leadTimeDays),
        preferred,
        version: item ? version : null,
      }
    },
    labelOf: (path) => t(`procurement.field.${path}`),
    show: (path, value) =>
      path === 'what' ? (value as Choice[])[0]?.title : typeof value === 'string' || typeof value === 'number' ? value : null,
    draft: item ? `procurement.supplierItems.save ${supplier.id} ${item.variantId}` : `procurement.supplierItems.save ${supplier.id}`,
    words: 'procurement',
    marks: { UNKNOWN_VARIANT: 'what' },
    onDone: () => {
      toast({ title: t('procurement.prices.saved') })
      onClose()
    },
  })
  const { onChange: _, onBlur: __, ref: ___, name: ____, ...what } = form.field('what', { required: true, least: 1 })
  const units = { whole: true, min: 1, max: MAX_QUANTITY }
  return (
    <RecordSheet
      form={form}
      title={t(item ? 'procurement.prices.editTitle' : 'procurement.prices.add')}
      description={t('procurement.prices.sheetLead')}
      submit={t('procurement.prices.save')}
      onClose={onClose}
    >
      {item ? (
        <p className="font-medium">
          <bdi>{item.variant?.name}</bdi>
        </p>
      ) : (
        <Combobox
          {...what}
          label={t('procurement.field.what')}
          placeholder={t('procurement.prices.chooseProduct')}
          search={(typed) => findVariants(source, workspaceId, typed)}
          value={form.fields.watch('what') ?? []}
          onChange={(value) =>
            form.fields.setValue('what', value, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
          }
        />
      )}
      <TextField
        {...form.field('supplierSku', { maxLength: MAX_SKU })}
        dir="ltr"
        autoComplete="off"
        label={t('procurement.field.supplierSku')}
        hint={t('procurement.prices.skuHint')}
      />
      <MoneyField
        {...numberInput(form, 'priceMinor', { required: true, min: 0, max: MAX_PRICE_MINOR })}
        currency={supplier.currency}
        label={t('procurement.field.priceMinor')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField {...numberInput(form, 'minUnits', units)} label={t('procurement.field.minUnits')} />
        <NumberField {...numberInput(form, 'packSize', units)} label={t('procurement.field.packSize')} />
        <NumberField
          {...numberInput(form, 'leadTimeDays', { whole: true, min: 0, max: MAX_LEAD_DAYS })}
          unit={t('procurement.days')}
          label={t('procurement.field.leadTimeDays')}
        />
      </div>
      <SwitchField
        label={t('procurement.field.preferred')}
        hint={t('procurement.prices.preferredHint')}
        checked={form.fields.watch('preferred') ?? false}
        onChange={(on) => form.fields.setValue('preferred', on, { shouldDirty: true })}
      />
    </RecordSheet>
  )
}
