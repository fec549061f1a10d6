import { useTranslation } from 'react-i18next'
import { RecordDialog } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_NOTE } from '../contract/limits.ts'
import type { NoteView } from '../contract.ts'
import { useSaving } from './operations.ts'

type Input = { noteId: string; version: number; text: string }

export default function NoteDialog({ workspaceId, note, onClose }: { workspaceId: string; note: NoteView; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useEditForm<{ text: string }, Input, NoteView>({
    record: note,
    valuesOf: ({ text }) => ({ text }),
    operation: useSaving<Input, NoteView>(workspaceId, (api, input, how) => api.notes.edit(input, how)),
    input: ({ text }, version) => ({ noteId: note.id, version, text: text.trim() }),
    labelOf: () => t('records.timeline.note'),
    draft: `records.notes.edit ${note.id}`,
    words: 'records',
    onDone() {
      toast({ title: t('records.note.saved') })
      onClose()
    },
  })
  return (
    <RecordDialog form={form} title={t('records.note.editTitle')} submit={t('records.save')} onClose={onClose}>
      <TextArea {...form.field('text', { required: true, maxLength: MAX_NOTE })} dir="auto" label={t('records.timeline.note')} />
    </RecordDialog>
  )
}
