import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { codeOf } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { FormSheet } from '#platform/web/form/form-sheet.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { MoneyField, NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_METHOD_NAME } from '../../contract/limits.ts'
import type { MethodInput, OwnMethodView } from '../../contract.ts'
import { useAddMethod, useUpdateMethod } from './operations.ts'

type Values = {
  kind: MethodInput['kind']
  name: { en: string; es: string; ar: string }
  priceMinor: Typed
  freeOverMinor: Typed
  minDays: Typed
  maxDays: Typed
  countries: string[]
}

const NEW: Values = {
  kind: 'delivery',
  name: { en: '', es: '', ar: '' },
  priceMinor: null,
  freeOverMinor: null,
  minDays: null,
  maxDays: null,
  countries: [],
}

type Props = { method: OwnMethodView | null; workspaceId: string; onClose: () => void }

/** Adds a way of delivering, or changes one. Orders that chose it keep what they were promised. */
export default function MethodSheet({ method, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const add = useAddMethod(workspaceId)
  const update = useUpdateMethod(workspaceId)
  const form = useOperationForm<Values, MethodInput, unknown>({
    defaults: method ? valuesOf(method) : NEW,
    operation: {
      ...add,
      mutateAsync: (input) => (method ? update.mutateAsync({ ...input, id: method.id, version: method.version }) : add.mutateAsync(input)),
    },
    input: inputOf,
    words: 'vendors',
    marks: { DAYS_CROSSED: 'maxDays' },
    onDone: () => {
      toast({ title: method ? t('vendors.method.changed') : t('vendors.method.added') })
      onClose()
    },
    onFailed: (error) => codeOf(error) === 'STALE' && onClose(),
  })
  const number = (
    name: 'priceMinor' | 'freeOverMinor' | 'minDays' | 'maxDays',
    rules: { required?: boolean; min?: number; max?: number },
  ) => {
    const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(name, { number: true, ...rules })
    const change = (value: Typed) =>
      form.fields.setValue(name, value, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
    return { ...field, value: form.fields.watch(name) ?? null, onChange: change }
  }
  return (
    <FormSheet
      open
      onOpenChange={onClose}
      title={method ? t('vendors.method.edit') : t('vendors.method.add')}
      description={t('vendors.method.lead')}
      hasChanges={form.hasChanges}
    >
      <Form form={form} className="space-y-5">
        <SelectField {...form.field('kind', { required: true })} label={t('vendors.method.kind')}>
          <option value="delivery">{t('vendors.method.delivery')}</option>
          <option value="pickup">{t('vendors.method.pickup')}</option>
        </SelectField>
        <TextField
          {...form.field('name.en', { required: true, maxLength: MAX_METHOD_NAME })}
          dir="auto"
          label={t('vendors.method.nameEn')}
        />
        <TextField {...form.field('name.es', { maxLength: MAX_METHOD_NAME })} dir="auto" label={t('vendors.method.nameEs')} />
        <TextField {...form.field('name.ar', { maxLength: MAX_METHOD_NAME })} dir="auto" label={t('vendors.method.nameAr')} />
        <MoneyField {...number('priceMinor', { required: true, min: 0 })} currency={BASE_CURRENCY} label={t('vendors.method.price')} />
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
        <FormEnd form={form} submit={t('vendors.method.save')} />
      </Form>
    </FormSheet>
  )
}

function valuesOf({ kind, name, price, freeOver, minDays, maxDays, countries }: OwnMethodView): Values {
  return {
    kind,
    name,
    priceMinor: price.amountMinor,
    freeOverMinor: freeOver?.amountMinor ?? null,
    minDays,
    maxDays,
    countries: countries ?? [],
  }
}

function inputOf({ kind, name, priceMinor, freeOverMinor, minDays, maxDays, countries }: Values): MethodInput {
  return {
    kind,
    name: { en: name.en.trim(), es: (name.es ?? '').trim(), ar: (name.ar ?? '').trim() },
    priceMinor: Number(priceMinor),
    freeOverMinor: typeof freeOverMinor === 'number' ? freeOverMinor : null,
    minDays: Number(minDays),
    maxDays: Number(maxDays),
    countries: countries.length > 0 ? countries : null,
  }
}
