import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { DateField, MomentField } from '#platform/web/inputs/date-field.tsx'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_TITLE } from '../../contract/deals/deal-limits.ts'
import type { TaskView } from '../../contract.ts'
import { type SaveTaskInput, searchFor, useRemoveTask, useSaveTask } from '../deals/deal-queries.ts'
import { choiceInput, chosenOf, dateInput } from '../deals/form-inputs.ts'
import { OwnerField } from '../deals/owner-field.tsx'

type Values = { title: string; contactId: Choice[]; dealId: Choice[]; dueOn: string; remindAt: string; ownerId: string }

const EMPTY: Values = { title: '', contactId: [], dealId: [], dueOn: '', remindAt: '', ownerId: '' }

const toValues = ({ title, contact, deal, dueOn, remindAt, owner }: TaskView): Values => ({
  title,
  contactId: chosenOf(contact),
  dealId: chosenOf(deal),
  dueOn: dueOn ?? '',
  remindAt: remindAt ?? '',
  ownerId: owner?.id ?? '',
})

type Props = { /** Null: a new one. */ task: TaskView | null; workspaceId: string; onClose: () => void }

/** Creates or edits a task. Keys: crm.tasks.field.* */
export default function TaskSheet({ task, workspaceId, onClose }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const form = useEditForm<Values, SaveTaskInput, TaskView>({
    record: task,
    valuesOf: toValues,
    empty: EMPTY,
    operation: useSaveTask(workspaceId),
    input: (typed, version) => {
      const { title, contactId, dealId, dueOn, remindAt, ownerId } = { ...EMPTY, ...typed }
      return {
        title: title.trim(),
        contactId: contactId[0]?.id ?? null,
        dealId: dealId[0]?.id ?? null,
        dueOn: dueOn || null,
        remindAt: remindAt || null,
        ownerId: ownerId || null,
        ...(task && { taskId: task.id, version }),
      }
    },
    labelOf: (path) => t(`crm.tasks.field.${path}`),
    show: (_, value) => (Array.isArray(value) ? ((value as Choice[])[0]?.title ?? '') : String(value ?? '')),
    draft: task ? `crm.tasks.update ${task.id}` : 'crm.tasks.create',
    words: 'crm',
    marks: { OWNER_UNKNOWN: 'ownerId' },
    onDone: () => {
      toast({ title: t(task ? 'crm.tasks.saved' : 'crm.tasks.added') })
      onClose()
    },
  })
  const remove = useRemoveTask(workspaceId)
  async function drop(taskId: string) {
    try {
      await remove.mutateAsync(taskId)
      form.discard()
      toast({ title: t('crm.tasks.deleted') })
      onClose()
    } catch (error) {
      toast({ title: failureText(t, error, 'crm'), variant: 'destructive' })
    }
  }
  return (
    <RecordSheet
      form={form}
      title={t(task ? 'crm.tasks.editTitle' : 'crm.tasks.new')}
      description={t('crm.tasks.sheetLead')}
      submit={t(task ? 'crm.save' : 'crm.tasks.add')}
      onClose={onClose}
      note={
        task && (
          <Button look="danger" className="mb-4" busy={remove.isPending} onClick={() => void drop(task.id)}>
            {t('crm.tasks.delete')}
          </Button>
        )
      }
    >
      <TextField
        {...form.field('title', { required: true, maxLength: MAX_TITLE })}
        dir="auto"
        autoComplete="off"
        label={t('crm.tasks.field.title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...dateInput(form, 'dueOn')} label={t('crm.tasks.field.dueOn')} />
        <MomentField {...dateInput(form, 'remindAt')} label={t('crm.tasks.field.remindAt')} />
      </div>
      <OwnerField
        field={form.field('ownerId')}
        workspaceId={workspaceId}
        current={task?.owner ?? null}
        label={t('crm.tasks.field.ownerId')}
        empty={t('crm.tasks.me')}
      />
      <Combobox
        {...choiceInput(form, 'contactId')}
        label={t('crm.tasks.field.contactId')}
        search={searchFor(source, workspaceId, 'contacts')}
      />
      <Combobox {...choiceInput(form, 'dealId')} label={t('crm.tasks.field.dealId')} search={searchFor(source, workspaceId, 'deals')} />
    </RecordSheet>
  )
}
