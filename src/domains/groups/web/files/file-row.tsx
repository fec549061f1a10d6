import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { FileView } from '../../contract.ts'
import { useDeleteFile } from './queries.ts'

/** A file with its size, who shared it and when. */
export function FileRow({ file: { id, name, bytes, uploadedBy, uploadedAt, href, mayDelete } }: { file: FileView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [deleting, setDeleting] = useState(false)
  const remove = useDeleteFile()
  const { username } = uploadedBy
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <FileText aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 grow">
        <a href={href} download={name} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </a>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-xs text-muted-foreground">
          <span>{formatBytes(bytes, locale)}</span>
          <span aria-hidden>·</span>
          <Link to={`/profile/${encodeURIComponent(username)}`} className="underline-offset-4 hover:underline">
            <bdi>{uploadedBy.name}</bdi>
          </Link>
          <span aria-hidden>·</span>
          <RelativeTime iso={uploadedAt} />
        </p>
      </div>
      {mayDelete && (
        <IconButton label={t('groups.files.delete.open', { name })} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      )}
      <Confirm
        open={deleting}
        onOpenChange={setDeleting}
        title={t('groups.files.delete.title', { name })}
        action={t('groups.files.delete.submit')}
        danger
        words="groups"
        onConfirm={async () => {
          await remove.mutateAsync(id)
          toast({ title: t('groups.files.delete.done') })
        }}
      >
        <p>{t('groups.files.delete.text')}</p>
      </Confirm>
    </li>
  )
}
