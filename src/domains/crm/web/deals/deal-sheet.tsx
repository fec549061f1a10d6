import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { MoneyField, type Typed } from '#platform/web/inputs/number-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useSource } from '#platform/web/source.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { CURRENCIES, type Currency, MAX_DEAL_MINOR, MAX_TITLE } from '../../contract/deals/deal-limits.ts'
import { MAX_NOTES } from '../../contract/limits.ts'
import type { DealView } from '../../contract.ts'
import { dealPath } from './deal-paths.ts'
import { type SaveDealInput, searchFor, useSaveDeal } from './deal-queries.ts'
import { choiceInput, chosenOf, dateInput, numberInput } from './form-inputs.ts'
import { OwnerField } from './owner-field.tsx'

type Values = {
  title: string
  contactId: Choice[]
  companyId: Choice[]
  amountMinor: Typed
  currency: string
  expectedOn: string
  ownerId: string
  notes: string
}

const toValues = ({ title, contact, company, amount, expectedOn, owner, notes }: DealView): Values => ({
  title,
  contactId: chosenOf(contact),
  companyId: chosenOf(company),
  amountMinor: amount.amountMinor,
  currency: amount.currency,
  expectedOn: expectedOn ?? '',
  ownerId: owner?.id ?? '',
  notes,
})

const EMPTY: Values = {
  title: '',
  contactId: [],
  companyId: [],
  amountMinor: null,
  currency: 'USD',
  expectedOn: '',
  ownerId: '',
  notes: '',
}

type Props = {
  /** Null: a new one. */
  deal: DealView | null
  workspaceId: string
  /** Where a new one begins. */
  stageId?: string | undefined
  contact?: { id: string; name: string } | undefined
  onClose: () => void
}

/** Creates or edits a deal. Keys: crm.deals.field.* */
export default function DealSheet({ deal, workspaceId, stageId, contact, onClose }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const navigate = useNavigate()
  const form = useEditForm<Values, SaveDealInput, DealView>({
    record: deal,
    valuesOf: toValues,
    empty: { ...EMPTY, contactId: chosenOf(contact ?? null) },
    operation: useSaveDeal(workspaceId),
    input: (typed, version) => {
      const { title, contactId, companyId, amountMinor, currency, expectedOn, ownerId, notes } = { ...EMPTY, ...typed }
      return {
        title: title.trim(),
        contactId: contactId[0]?.id ?? null,
        companyId: companyId[0]?.id ?? null,
        amountMinor: Number(amountMinor ?? 0),
        currency: currency as Currency,
        expectedOn: expectedOn || null,
        ownerId: ownerId || null,
        notes: notes.trim(),
        ...(deal ? { dealId: deal.id, version } : stageId && { stageId }),
      }
    },
    labelOf: (path) => t(`crm.deals.field.${path}`),
    show: (_, value) => (Array.isArray(value) ? ((value as Choice[])[0]?.title ?? '') : String(value ?? '')),
    draft: deal ? `crm.deals.update ${deal.id}` : `crm.deals.create ${contact?.id ?? ''}`,
    words: 'crm',
    marks: { OWNER_UNKNOWN: 'ownerId' },
    onDone(saved) {
      toast({
        title: t(deal ? 'crm.deals.saved' : 'crm.deals.created'),
        ...(!deal && { action: { label: t('crm.deals.open'), run: () => void navigate(dealPath(saved.id)) } }),
      })
      onClose()
    },
  })
  const currency = form.fields.watch('currency') ?? 'USD'
  return (
    <RecordSheet
      form={form}
      title={t(deal ? 'crm.deals.editTitle' : 'crm.deals.new')}
      description={t('crm.deals.sheetLead')}
      submit={t(deal ? 'crm.save' : 'crm.deals.add')}
      onClose={onClose}
    >
      <TextField
        {...form.field('title', { required: true, maxLength: MAX_TITLE })}
        dir="auto"
        autoComplete="off"
        label={t('crm.deals.field.title')}
      />
      <Combobox
        {...choiceInput(form, 'contactId')}
        label={t('crm.deals.field.contactId')}
        search={searchFor(source, workspaceId, 'contacts')}
      />
      <Combobox
        {...choiceInput(form, 'companyId')}
        label={t('crm.deals.field.companyId')}
        search={searchFor(source, workspaceId, 'companies')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <MoneyField
          {...numberInput(form, 'amountMinor', { min: 0, max: MAX_DEAL_MINOR })}
          currency={currency}
          label={t('crm.deals.field.amountMinor')}
        />
        <SelectField {...form.field('currency', { required: true })} label={t('crm.deals.field.currency')}>
          {CURRENCIES.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <DateField {...dateInput(form, 'expectedOn')} label={t('crm.deals.field.expectedOn')} />
        <OwnerField
          field={form.field('ownerId')}
          workspaceId={workspaceId}
          current={deal?.owner ?? null}
          label={t('crm.deals.field.ownerId')}
          empty={t('crm.deals.nobody')}
        />
      </div>
      <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={4} label={t('crm.deals.field.notes')} />
    </RecordSheet>
  )
}
