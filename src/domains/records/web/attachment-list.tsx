import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FILE_EXTENSIONS } from '#platform/shared/file-types.ts'
import { DropZone } from '#platform/web/files/drop-zone.tsx'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_FILE_BYTES, MAX_FILES_OF_RECORD } from '../contract/limits.ts'
import type { AttachmentView, RecordView } from '../contract.ts'
import { useSaving } from './operations.ts'
import type { RecordRef } from './queries.ts'
import { useAttach } from './use-attach.ts'

const ACCEPTED = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')

export function AttachmentList({ record, view: { attachments } }: { record: RecordRef; view: RecordView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { sending, add } = useAttach(record)
  const [deleting, setDeleting] = useState<AttachmentView | null>(null)
  const remove = useSaving<string, object>(record.workspaceId, (api, attachmentId, how) => api.attachments.delete({ attachmentId }, how))
  return (
    <section aria-label={t('records.files.title')}>
      <h3 className="mb-1.5 font-medium">{t('records.files.title')}</h3>
      {attachments.length > 0 && (
        <ul className="mb-3 divide-y rounded-md border">
          {attachments.map((file) => (
            <li key={file.id} className="flex items-center gap-3 py-1 ps-3">
              <FileText aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
              <span className="min-w-0 grow">
                <a href={file.href} download={file.name} className="block truncate font-medium underline-offset-4 hover:underline">
                  <bdi>{file.name}</bdi>
                </a>
                <span className="flex gap-x-1.5 text-xs text-muted-foreground">
                  <span>{formatBytes(file.bytes, locale)}</span>
                  {file.uploadedBy && (
                    <>
                      <span aria-hidden>·</span>
                      <bdi className="truncate">{file.uploadedBy.name}</bdi>
                    </>
                  )}
                </span>
              </span>
              <IconButton label={t('records.files.delete', { name: file.name })} onClick={() => setDeleting(file)}>
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {sending ? (
        <div className="rounded-md border p-3">
          <p className="mb-2 truncate">
            <bdi>{sending.name}</bdi>
          </p>
          <ProgressBar part={sending.part} label={t('records.files.sending', { name: sending.name })} />
        </div>
      ) : (
        <DropZone
          multiple
          choose={t('records.files.choose')}
          accept={ACCEPTED}
          disabled={attachments.length >= MAX_FILES_OF_RECORD}
          onFiles={(files) => void add(files)}
        >
          <p className="text-xs text-muted-foreground">{t('records.files.drop', { size: formatBytes(MAX_FILE_BYTES, locale) })}</p>
        </DropZone>
      )}
      <Confirm
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        title={t('records.files.deleteTitle', { name: deleting?.name ?? '' })}
        action={t('records.files.deleteAction')}
        danger
        words="records"
        onConfirm={async () => {
          if (deleting) await remove.mutateAsync(deleting.id)
          toast({ title: t('records.files.deleted') })
        }}
      >
        <p>{t('records.files.deleteText')}</p>
      </Confirm>
    </section>
  )
}
