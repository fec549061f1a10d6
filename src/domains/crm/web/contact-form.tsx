import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { RecordForm } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NAME, MAX_NOTES } from '../contract/limits.ts'
import type { ContactInput, ContactView } from '../contract.ts'
import { contactPath, LIST } from './paths.ts'
import { type SaveContactInput, useSaveContact } from './queries.ts'

const toValues = ({ name, notes }: ContactView): ContactInput => ({ name, notes })

type Props = { contact: ContactView | null; workspaceId: string }

/** Creates or edits a contact. Keys: crm.name, crm.notes */
export default function ContactForm({ contact, workspaceId }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useEditForm<ContactInput, SaveContactInput, ContactView>({
    record: contact,
    valuesOf: toValues,
    empty: { name: '', notes: '' },
    operation: useSaveContact(workspaceId),
    input: ({ name, notes }, version) => ({
      name: name.trim(),
      notes: notes.trim(),
      ...(contact && { contactId: contact.id, version }),
    }),
    labelOf: (path) => t(`crm.${path}`),
    draft: contact ? `crm.contacts.update ${contact.id}` : 'crm.contacts.create',
    words: 'crm',
    guarded: true,
    onDone(saved) {
      // The form is saved, so leaving the page needs no confirmation.
      form.restart(toValues(saved))
      toast({ title: t(contact ? 'crm.saved' : 'crm.created') })
      return navigate(contactPath(saved.id))
    },
  })
  const title = contact ? contact.name : t('crm.new')
  const list = { to: LIST, label: t('crm.title') }
  const crumbs = contact ? [list, { to: contactPath(contact.id), label: title }, { label: t('crm.edit') }] : [list, { label: title }]
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-2 mb-6 text-xl font-bold tracking-tight wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <Panel title={t('platform.record.details')}>
        <RecordForm form={form} submit={t(contact ? 'crm.save' : 'crm.add')} inline>
          <TextField {...form.field('name', { required: true, maxLength: MAX_NAME })} dir="auto" autoComplete="off" label={t('crm.name')} />
          <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={6} label={t('crm.notes')} />
        </RecordForm>
      </Panel>
    </>
  )
}
