import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { countriesIn } from '#platform/web/i18n/countries.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_LOCATION, MAX_WAREHOUSE_NAME } from '../../contract/limits.ts'
import type { WarehouseView } from '../../contract.ts'
import { useSaveWarehouse, type WarehouseSave } from '../operations.ts'

type Props = { workspaceId: string; warehouse: WarehouseView | null; onClose: () => void }
type Draft = { name: string; location: string; country: string; region: string; postalCode: string }

const EMPTY: Draft = { name: '', location: '', country: '', region: '', postalCode: '' }

const toDraft = ({ name, location, country, region, postalCode }: WarehouseView): Draft => ({
  name,
  location,
  country: country ?? '',
  region,
  postalCode,
})

/** Adds or edits a warehouse: `inventory.warehouses.update`. Keys: inventory.warehouses.field.* */
export default function WarehouseSheet({ workspaceId, warehouse, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  const title = t(warehouse ? 'inventory.warehouses.editTitle' : 'inventory.warehouses.add')
  const form = useEditForm<Draft, WarehouseSave, WarehouseView>({
    record: warehouse,
    valuesOf: toDraft,
    empty: EMPTY,
    operation: useSaveWarehouse(workspaceId),
    input: ({ name, location, country, region, postalCode }, version) => ({
      name: name.trim(),
      location: location.trim(),
      country: country || null,
      region: region.trim(),
      postalCode: postalCode.trim(),
      ...(warehouse && { warehouseId: warehouse.id, version }),
    }),
    labelOf: (path) => t(`inventory.warehouses.field.${path}`),
    words: 'inventory',
    marks: { NAME_TAKEN: 'name' },
    draft: warehouse ? `inventory.warehouses.update ${warehouse.id}` : 'inventory.warehouses.create',
    onDone() {
      toast({ title: t(warehouse ? 'inventory.warehouses.saved' : 'inventory.warehouses.added') })
      onClose()
    },
  })
  return (
    <RecordSheet
      form={form}
      title={title}
      description={t('inventory.warehouses.lead')}
      submit={t(warehouse ? 'inventory.warehouses.save' : 'inventory.warehouses.add')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_WAREHOUSE_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('inventory.warehouses.field.name')}
      />
      <TextField
        {...form.field('location', { required: true, maxLength: MAX_LOCATION })}
        dir="auto"
        autoComplete="off"
        label={t('inventory.warehouses.field.location')}
        hint={t('inventory.warehouses.locationHint')}
      />
      <fieldset className="space-y-5 border-t pt-5">
        <legend className="sr-only">{t('inventory.warehouses.address')}</legend>
        <p className="text-xs text-muted-foreground">{t('inventory.warehouses.addressHint')}</p>
        <SelectField {...form.field('country')} required={false} label={t('inventory.warehouses.field.country')}>
          <option value="">{t('inventory.warehouses.noCountry')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('region', { maxLength: 120 })}
          dir="auto"
          required={false}
          label={t('inventory.warehouses.field.region')}
        />
        <TextField
          {...form.field('postalCode', { maxLength: 20 })}
          dir="ltr"
          required={false}
          label={t('inventory.warehouses.field.postalCode')}
        />
      </fieldset>
    </RecordSheet>
  )
}
