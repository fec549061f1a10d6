import { useTranslation } from 'react-i18next'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useSaving } from './operations.ts'

export default function DeleteNote({ workspaceId, noteId, onClose }: { workspaceId: string; noteId: string; onClose: () => void }) {
  const { t } = useTranslation()
  const remove = useSaving<string, object>(workspaceId, (api, id, how) => api.notes.delete({ noteId: id }, how))
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('records.note.deleteTitle')}
      action={t('records.note.delete')}
      words="records"
      onConfirm={async () => {
        await remove.mutateAsync(noteId)
        toast({ title: t('records.note.deleted') })
      }}
    >
      <p>{t('records.note.deleteText')}</p>
    </Confirm>
  )
}
