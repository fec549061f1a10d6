import { useTranslation } from 'react-i18next'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_PHONE, MAX_WEBSITE } from '../../contract/contacts/contact-limits.ts'
import { MAX_NAME, MAX_NOTES } from '../../contract/limits.ts'
import type { CompanyInput, CompanyView } from '../../contract.ts'
import { type SaveCompanyInput, useSaveCompany } from './contact-queries.ts'

const EMPTY: CompanyInput = { name: '', website: '', phone: '', notes: '' }

type Props = { /** Null: a new one. */ company: CompanyView | null; workspaceId: string; onClose: () => void }

/** Creates or edits a company. Keys: crm.companies.field.* */
export default function CompanySheet({ company, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const form = useEditForm<CompanyInput, SaveCompanyInput, CompanyView>({
    record: company,
    valuesOf: ({ name, website, phone, notes }) => ({ name, website, phone, notes }),
    empty: EMPTY,
    operation: useSaveCompany(workspaceId),
    input: (values, version) => {
      const { name, website, phone, notes } = { ...EMPTY, ...values }
      const texts = { name: name.trim(), website: website.trim(), phone: phone.trim(), notes: notes.trim() }
      return { ...texts, ...(company && { companyId: company.id, version }) }
    },
    labelOf: (path) => t(`crm.companies.field.${path}`),
    draft: company ? `crm.companies.update ${company.id}` : 'crm.companies.create',
    words: 'crm',
    marks: { NAME_TAKEN: 'name' },
    onDone: () => {
      toast({ title: t(company ? 'crm.companies.saved' : 'crm.companies.added') })
      onClose()
    },
  })
  return (
    <RecordSheet
      form={form}
      title={t(company ? 'crm.companies.edit' : 'crm.companies.new')}
      description={t('crm.companies.formLead')}
      submit={t(company ? 'crm.save' : 'crm.companies.add')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name', { required: true, maxLength: MAX_NAME })}
        dir="auto"
        autoComplete="off"
        label={t('crm.companies.field.name')}
      />
      <TextField
        {...form.field('website', { maxLength: MAX_WEBSITE })}
        dir="ltr"
        type="url"
        placeholder="https://"
        label={t('crm.companies.field.website')}
      />
      <TextField {...form.field('phone', { maxLength: MAX_PHONE })} dir="ltr" type="tel" label={t('crm.companies.field.phone')} />
      <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={4} label={t('crm.companies.field.notes')} />
    </RecordSheet>
  )
}
