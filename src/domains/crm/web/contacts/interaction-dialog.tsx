import { useTranslation } from 'react-i18next'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { INTERACTION_TYPES, type InteractionType } from '../../contract/contacts/contact-limits.ts'
import { MAX_NOTES } from '../../contract/limits.ts'
import type { InteractionView } from '../../contract.ts'
import { type SaveInteractionInput, useSaveInteraction } from './contact-queries.ts'

type Values = { type: InteractionType; date: string; notes: string }
type Props = {
  /** Null: a new one. */ interaction: InteractionView | null /** Of a new one. */
  type?: InteractionType
  contactId: string
  workspaceId: string
  onClose: () => void
}

/** The person's day, not that of UTC. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Logs or edits an interaction. Keys: crm.interactions.type.*, crm.interactions.field.* */
export default function InteractionDialog({ interaction, type: first = 'call', contactId, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const empty: Values = { type: first, date: today(), notes: '' }
  const form = useEditForm<Values, SaveInteractionInput, InteractionView>({
    record: interaction,
    valuesOf: ({ type, date, notes }) => ({ type, date, notes }),
    empty,
    operation: useSaveInteraction(workspaceId),
    input: (values, version) => ({ ...empty, ...values, contactId, ...(interaction && { interactionId: interaction.id, version }) }),
    labelOf: (path) => t(`crm.interactions.field.${path}`),
    draft: interaction ? `crm.interactions.update ${interaction.id}` : `crm.interactions.log ${first} ${contactId}`,
    words: 'crm',
    marks: { DATE_IN_FUTURE: 'date' },
    onDone: () => {
      toast({ title: t(interaction ? 'crm.interactions.saved' : 'crm.interactions.logged') })
      onClose()
    },
  })
  return (
    <RecordDialog
      form={form}
      title={t(interaction ? 'crm.interactions.edit' : 'crm.interactions.log')}
      submit={t(interaction ? 'crm.save' : 'crm.interactions.submit')}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.field('type', { required: true })} label={t('crm.interactions.field.type')}>
          {INTERACTION_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`crm.interactions.type.${type}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('date', { required: true })} type="date" label={t('crm.interactions.field.date')} />
      </div>
      <TextArea {...form.field('notes', { maxLength: MAX_NOTES })} dir="auto" rows={4} label={t('crm.interactions.field.notes')} />
    </RecordDialog>
  )
}
