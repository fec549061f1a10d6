import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { useSource } from '#platform/web/source.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_EMAIL, MAX_PHONE, MAX_SEGMENT } from '../../contract/contacts/contact-limits.ts'
import { MAX_NAME, MAX_NOTES } from '../../contract/limits.ts'
import type { ContactView } from '../../contract.ts'
import { choicesQuery, findCompanyNames, type SaveContactInput, useSaveContact } from './contact-queries.ts'

type Values = {
  name: string
  email: string
  phone: string
  company: string
  segment: string
  stageId: string
  ownerId: string
  notes: string
}

const EMPTY: Values = { name: '', email: '', phone: '', company: '', segment: '', stageId: '', ownerId: '', notes: '' }

const toValues = ({ name, email, phone, company, segment, stage, owner, notes }: ContactView): Values => ({
  name,
  email,
  phone,
  company: company?.name ?? '',
  segment,
  stageId: stage?.id ?? '',
  ownerId: owner?.id ?? '',
  notes,
})

const toInput = ({ stageId, ownerId, company, notes, ...texts }: Values) => ({
  name: texts.name.trim(),
  email: texts.email.trim(),
  phone: texts.phone.trim(),
  segment: texts.segment.trim(),
  company: company.trim(),
  notes: notes.trim(),
  ownerId: ownerId || null,
  ...(stageId && { stageId }),
})

type Props = { /** Null: a new one. */ contact: ContactView | null; workspaceId: string; onClose: () => void }

/** Creates or edits a contact. Keys: crm.contacts.field.* */
export default function ContactSheet({ contact, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const segments = useId()
  const { data: choices } = useQuery(choicesQuery(source, workspaceId))
  const form = useEditForm<Values, SaveContactInput, ContactView>({
    record: contact,
    valuesOf: toValues,
    empty: EMPTY,
    operation: useSaveContact(workspaceId),
    input: (values, version) => ({ ...toInput({ ...EMPTY, ...values }), ...(contact && { contactId: contact.id, version }) }),
    labelOf: (path) => t(`crm.contacts.field.${path}`),
    draft: contact ? `crm.contacts.update ${contact.id}` : 'crm.contacts.create',
    words: 'crm',
    marks: { OWNER_UNKNOWN: 'ownerId', STAGE_UNKNOWN: 'stageId' },
    onDone: () => {
      toast({ title: t(contact ? 'crm.contacts.saved' : 'crm.contacts.added') })
      onClose()
    },
  })
  const company = form.fields.watch('company')
  const owner = contact?.owner
  const people = choices?.people ?? []
  return (
    <RecordSheet
      form={form}
      title={t(contact ? 'crm.contacts.edit' : 'crm.contacts.new')}
      description={t('crm.contacts.formLead')}
      submit={t(contact ? 'crm.save' : 'crm.contacts.add')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('crm.contacts.field.name')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('email', { email: true, maxLength: MAX_EMAIL })}
          dir="ltr"
          type="email"
          label={t('crm.contacts.field.email')}
        />
        <TextField {...form.field('phone', { maxLength: MAX_PHONE })} dir="ltr" type="tel" label={t('crm.contacts.field.phone')} />
      </div>
      <Combobox
        label={t('crm.contacts.field.company')}
        placeholder={t('crm.contacts.companyExample')}
        value={company ? [{ id: company, title: company }] : []}
        onChange={([chosen]) => form.fields.setValue('company', chosen?.title ?? '', { shouldDirty: true })}
        search={(q, signal) => findCompanyNames(source, workspaceId, q, signal)}
        onCreate={(name) => ({ id: name, title: name.slice(0, MAX_NAME) })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.field('stageId')} label={t('crm.contacts.field.stageId')}>
          {!contact && <option value="">{t('crm.contacts.firstStage')}</option>}
          {choices?.stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('ownerId')} label={t('crm.contacts.field.ownerId')}>
          <option value="">{t('crm.contacts.nobody')}</option>
          {owner && people.every(({ id }) => id !== owner.id) && <option value={owner.id}>{owner.name}</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...form.field('segment', { maxLength: MAX_SEGMENT })}
        dir="auto"
        list={segments}
        autoComplete="off"
        label={t('crm.contacts.field.segment')}
        hint={t('crm.contacts.segmentHint')}
      />
      <datalist id={segments}>
        {choices?.segments.map((segment) => (
          <option key={segment} value={segment} />
        ))}
      </datalist>
      <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={4} label={t('crm.contacts.field.notes')} />
    </RecordSheet>
  )
}
