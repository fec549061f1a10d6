import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#platform/shared/language.ts'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { CURRENCIES, MAX_ADDRESS, MAX_NAME, MAX_NOTES, MAX_QUANTITY, MAX_SHORT } from '../contract/constants.ts'
import type { SupplierInput, SupplierView } from '../contract.ts'
import { numberOf } from './number-input.ts'
import { type SaveSupplierInput, useSaveSupplier } from './queries.ts'

type Values = Omit<SupplierInput, 'leadTimeDays' | 'minUnits'> & { leadTimeDays: Typed; minUnits: Typed }

const EMPTY: Values = {
  name: '',
  contact: { name: '', email: '', phone: '', address: '', language: 'en' },
  currency: 'USD',
  paymentTerms: '',
  leadTimeDays: null,
  minUnits: null,
  notes: '',
}

const toValues = ({ name, contact, currency, paymentTerms, leadTimeDays, minUnits, notes }: SupplierView): Values => ({
  name,
  contact,
  currency,
  paymentTerms,
  leadTimeDays,
  minUnits,
  notes,
})

function toInput({ name, contact, leadTimeDays, minUnits, paymentTerms, notes, ...rest }: Values): SupplierInput {
  return {
    ...rest,
    name: name.trim(),
    contact: {
      ...contact,
      name: contact.name.trim(),
      email: contact.email.trim(),
      phone: contact.phone.trim(),
      address: contact.address.trim(),
    },
    paymentTerms: paymentTerms.trim(),
    leadTimeDays: numberOf(leadTimeDays),
    minUnits: numberOf(minUnits),
    notes: notes.trim(),
  }
}

type Props = { /** Null: a new one. */ supplier: SupplierView | null; workspaceId: string; onClose: () => void }

/** Creates or edits a supplier. Keys: procurement.field.*, procurement.language.* */
export default function SupplierSheet({ supplier, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<Values, SaveSupplierInput, SupplierView>({
    record: supplier,
    valuesOf: toValues,
    empty: EMPTY,
    operation: useSaveSupplier(workspaceId),
    input: (values, version) => ({ ...toInput({ ...EMPTY, ...values }), ...(supplier && { supplierId: supplier.id, version }) }),
    labelOf: (path) => t(`procurement.field.${path.replace('.', '_')}`),
    draft: supplier ? `procurement.suppliers.update ${supplier.id}` : 'procurement.suppliers.create',
    words: 'procurement',
    onDone: () => {
      toast({ title: t(supplier ? 'procurement.supplierSaved' : 'procurement.supplierAdded') })
      onClose()
    },
  })
  const { onChange: _, onBlur: __, ref: ___, ...leadTime } = form.field('leadTimeDays', { number: true, whole: true, min: 0, max: 365 })
  const {
    onChange: _a,
    onBlur: _b,
    ref: _c,
    ...minUnits
  } = form.field('minUnits', { number: true, whole: true, min: 1, max: MAX_QUANTITY })
  return (
    <RecordSheet
      form={form}
      title={supplier ? t('procurement.editSupplier') : t('procurement.newSupplier')}
      description={t('procurement.supplierLead')}
      submit={t(supplier ? 'procurement.save' : 'procurement.addSupplier')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('procurement.field.name')}
      />
      <TextField {...form.field('contact.name', { maxLength: MAX_SHORT })} dir="auto" label={t('procurement.field.contact_name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('contact.email', { email: true, maxLength: 254 })}
          dir="ltr"
          type="email"
          label={t('procurement.field.contact_email')}
        />
        <TextField {...form.field('contact.phone', { maxLength: 40 })} dir="ltr" type="tel" label={t('procurement.field.contact_phone')} />
      </div>
      <TextArea
        {...form.field('contact.address', { maxLength: MAX_ADDRESS })}
        dir="auto"
        rows={3}
        label={t('procurement.field.contact_address')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.field('contact.language', { required: true })} label={t('procurement.field.contact_language')}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {t(`procurement.language.${language}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('currency', { required: true })} label={t('procurement.field.currency')}>
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <TextField
          {...form.field('paymentTerms', { maxLength: MAX_SHORT })}
          dir="auto"
          placeholder={t('procurement.paymentTermsExample')}
          label={t('procurement.field.paymentTerms')}
        />
        <NumberField
          {...leadTime}
          value={form.fields.watch('leadTimeDays') ?? null}
          onChange={(value) => form.fields.setValue('leadTimeDays', value, { shouldDirty: true })}
          unit={t('procurement.days')}
          label={t('procurement.field.leadTimeDays')}
        />
        <NumberField
          {...minUnits}
          value={form.fields.watch('minUnits') ?? null}
          onChange={(value) => form.fields.setValue('minUnits', value, { shouldDirty: true })}
          label={t('procurement.field.minUnits')}
          hint={t('procurement.minUnitsHint')}
        />
      </div>
      <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={4} label={t('procurement.field.notes')} />
    </RecordSheet>
  )
}
