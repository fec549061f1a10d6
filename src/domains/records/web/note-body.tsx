import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WrittenText } from '#domains/network/web/index.ts'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import type { NoteView } from '../contract.ts'
import type { RecordRef } from './queries.ts'

const NoteDialog = lazy(() => import('./note-dialog.tsx'))
const DeleteNote = lazy(() => import('./delete-note.tsx'))

/** What a colleague wrote; its author changes and deletes it. */
export function NoteBody({ record, note }: { record: RecordRef; note: NoteView }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsking(null)
  return (
    <div className="mt-2 flex items-start gap-1 rounded-md border bg-muted/40 p-3">
      <div dir="auto" className="min-w-0 grow wrap-anywhere">
        <WrittenText text={note.text} mentions={note.mentions} />
      </div>
      {note.mine && (
        <span className="-my-2 -me-2">
          <ActionMenu
            label={t('records.note.actions')}
            actions={[
              { label: t('records.note.edit'), onSelect: () => setAsking('edit') },
              { label: t('records.note.delete'), danger: true, onSelect: () => setAsking('delete') },
            ]}
          />
        </span>
      )}
      <Suspense fallback={null}>
        {asking === 'edit' && <NoteDialog workspaceId={record.workspaceId} note={note} onClose={close} />}
        {asking === 'delete' && <DeleteNote workspaceId={record.workspaceId} noteId={note.id} onClose={close} />}
      </Suspense>
    </div>
  )
}
