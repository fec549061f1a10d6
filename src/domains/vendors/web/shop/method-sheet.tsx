import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { MoneyField, NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { formatCharge } from '#platform/web/money.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_METHOD_NAME, MAX_WEIGHT_LIMIT_GRAMS } from '../../contract/limits.ts'
import type { MethodInput, OwnMethodView } from '../../contract.ts'
import { type SaveMethodInput as SaveInput, useSaveMethod } from './operations.ts'
import { findFormProblems, toZones, type ZoneValues } from './zone-values.ts'
import { ZonesField } from './zones-field.tsx'

type Values = {
  kind: MethodInput['kind']
  name: { en: string; es: string; ar: string }
  priceMinor: Typed
  freeOverMinor: Typed
  minDays: Typed
  maxDays: Typed
  countries: string[]
  zones: ZoneValues[]
  defaultWeightGrams: Typed
}

const NEW: Values = {
  kind: 'delivery',
  name: { en: '', es: '', ar: '' },
  priceMinor: null,
  freeOverMinor: null,
  minDays: null,
  maxDays: null,
  countries: [],
  zones: [],
  defaultWeightGrams: 0,
}

/** Texts of the fields in a conflict. */
const LABELS: Record<string, string> = {
  kind: 'vendors.method.kind',
  'name.en': 'vendors.method.nameEn',
  'name.es': 'vendors.method.nameEs',
  'name.ar': 'vendors.method.nameAr',
  priceMinor: 'vendors.method.price',
  freeOverMinor: 'vendors.method.freeOver',
  minDays: 'vendors.method.minDays',
  maxDays: 'vendors.method.maxDays',
  countries: 'vendors.method.countries',
  zones: 'vendors.zone.title',
  defaultWeightGrams: 'vendors.zone.defaultWeight',
}

type Props = { method: OwnMethodView | null; workspaceId: string; onClose: () => void }

/** Form of a delivery method. Changes don't affect existing orders. */
export default function MethodSheet({ method, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<Values, SaveInput, OwnMethodView>({
    record: method,
    valuesOf: toValues,
    empty: NEW,
    operation: useSaveMethod(workspaceId),
    input: (values, version) => ({ ...toInput(values), ...(method && { id: method.id, version }) }),
    labelOf: (path) => t(LABELS[path] ?? path),
    show(path, value) {
      if (path === 'kind') return t(`vendors.method.${value}`)
      if (path === 'zones') return (value as ZoneValues[]).map(({ name }) => name).join(', ')
      return path.endsWith('Minor') && typeof value === 'number' ? formatCharge({ amountMinor: value, currency: BASE_CURRENCY }) : null
    },
    draft: method ? `vendors.shop.methods.update ${method.id}` : 'vendors.shop.methods.add',
    words: 'vendors',
    marks: { DAYS_CROSSED: 'maxDays' },
    onDone: () => {
      toast({ title: method ? t('vendors.method.changed') : t('vendors.method.added') })
      onClose()
    },
  })
  const number = (
    name: 'priceMinor' | 'freeOverMinor' | 'defaultWeightGrams' | 'minDays' | 'maxDays',
    rules: { required?: boolean; min?: number; max?: number },
  ) => {
    const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(name, { number: true, ...rules })
    const change = (value: Typed) =>
      form.fields.setValue(name, value, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
    return { ...field, value: form.fields.watch(name) ?? null, onChange: change }
  }
  const zones = form.fields.watch('zones') ?? []
  const hasZones = form.fields.watch('kind') !== 'pickup' && zones.length > 0
  // Registered also while hidden, so that their rules follow the zones.
  const price = number('priceMinor', { required: !hasZones, min: 0 })
  const defaultWeight = number('defaultWeightGrams', { required: hasZones, min: 0, max: MAX_WEIGHT_LIMIT_GRAMS })
  form.fields.register('zones', {
    validate: (all, { kind }) => kind === 'pickup' || findFormProblems(all).length === 0,
  })
  return (
    <RecordSheet
      form={form}
      title={method ? t('vendors.method.edit') : t('vendors.method.add')}
      description={t('vendors.method.lead')}
      submit={t('vendors.method.save')}
      onClose={onClose}
    >
      <SelectField {...form.field('kind', { required: true })} label={t('vendors.method.kind')}>
        <option value="delivery">{t('vendors.method.delivery')}</option>
        <option value="pickup">{t('vendors.method.pickup')}</option>
      </SelectField>
      <TextField {...form.field('name.en', { required: true, maxLength: MAX_METHOD_NAME })} dir="auto" label={t('vendors.method.nameEn')} />
      <TextField {...form.field('name.es', { maxLength: MAX_METHOD_NAME })} dir="auto" label={t('vendors.method.nameEs')} />
      <TextField {...form.field('name.ar', { maxLength: MAX_METHOD_NAME })} dir="auto" label={t('vendors.method.nameAr')} />
      {!hasZones && <MoneyField {...price} currency={BASE_CURRENCY} label={t('vendors.method.price')} />}
      <MoneyField
        {...number('freeOverMinor', { min: 0 })}
        currency={BASE_CURRENCY}
        label={t('vendors.method.freeOver')}
        hint={t('vendors.method.freeOverHint')}
      />
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...number('minDays', { required: true, min: 0, max: 90 })} label={t('vendors.method.minDays')} />
        <NumberField {...number('maxDays', { required: true, min: 0, max: 90 })} label={t('vendors.method.maxDays')} />
      </div>
      {!hasZones && (
        <TagsField
          label={t('vendors.method.countries')}
          hint={t('vendors.method.countriesHint')}
          value={form.fields.watch('countries') ?? []}
          onChange={(countries) =>
            form.fields.setValue(
              'countries',
              countries.map((country) => country.toUpperCase()),
              { shouldDirty: true },
            )
          }
          maxLength={2}
          most={60}
        />
      )}
      {form.fields.watch('kind') !== 'pickup' && (
        <ZonesField
          value={zones}
          onChange={(changed) => {
            form.fields.setValue('zones', changed, { shouldDirty: true })
          }}
          problems={form.fields.formState.isSubmitted ? findFormProblems(zones) : []}
        />
      )}
      {hasZones && (
        <NumberField {...defaultWeight} unit="g" label={t('vendors.zone.defaultWeight')} hint={t('vendors.zone.defaultWeightHint')} />
      )}
    </RecordSheet>
  )
}

function toValues({ kind, name, price, freeOver, minDays, maxDays, countries, zones, defaultWeightGrams }: OwnMethodView): Values {
  return {
    kind,
    name,
    priceMinor: price.amountMinor,
    freeOverMinor: freeOver?.amountMinor ?? null,
    minDays,
    maxDays,
    countries: countries ?? [],
    zones,
    defaultWeightGrams,
  }
}

function toInput({ kind, name, priceMinor, freeOverMinor, minDays, maxDays, countries, zones, defaultWeightGrams }: Values): MethodInput {
  return {
    kind,
    name: { en: name.en.trim(), es: (name.es ?? '').trim(), ar: (name.ar ?? '').trim() },
    priceMinor: Number(priceMinor),
    freeOverMinor: typeof freeOverMinor === 'number' ? freeOverMinor : null,
    minDays: Number(minDays),
    maxDays: Number(maxDays),
    countries: countries.length > 0 && zones.length === 0 ? countries : null,
    zones: kind === 'pickup' ? [] : toZones(zones),
    defaultWeightGrams: Number(defaultWeightGrams),
  }
}
