import { useInfiniteQuery } from '@tanstack/react-query'
import { FolderOpen, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FILE_EXTENSIONS } from '#platform/shared/file-types.ts'
import { FileInput } from '#platform/web/files/file-input.tsx'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { SearchBox } from '#platform/web/table/search-box.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Empty, NoResults } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { MAX_FILE_BYTES } from '../../contract/limits.ts'
import type { GroupView } from '../../contract.ts'
import { FileRow } from './file-row.tsx'
import { filesQuery } from './queries.ts'
import { useFileUploads } from './use-file-uploads.ts'

const ACCEPTED = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')

/** Files that members share. */
export default function FilesTab({ group: { id, role, removed } }: { group: GroupView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [q, setQ] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useInfiniteQuery(filesQuery(useSource(), id, q))
  const { sending, add } = useFileUploads(id)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const hasFiles = items.length > 0 || q !== ''
  const upload = role !== null && !removed && (
    <Button onClick={() => input.current?.click()}>
      <Upload aria-hidden className="size-4" />
      {t('groups.files.upload')}
    </Button>
  )
  return (
    <div className="space-y-4">
      {hasFiles && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0 grow basis-56 sm:max-w-md">
            <SearchBox label={t('groups.files.search')} value={q} onChange={setQ} />
          </div>
          {upload}
        </div>
      )}
      <FileInput element={input} accept={ACCEPTED} multiple onFiles={(files) => void add(files)} />
      {sending && (
        <div className="rounded-lg border bg-card p-4">
          <p className="mb-2 truncate">
            <bdi>{sending.name}</bdi>
          </p>
          <ProgressBar part={sending.part} label={t('groups.files.sending', { name: sending.name })} />
        </div>
      )}
      {list.isLoadingError && <FailedNotice text={t('groups.files.failed')} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="h-48 rounded-lg" />}
      {list.data && items.length === 0 && q !== '' && <NoResults text={t('groups.files.noneFound')} onClear={() => setQ('')} />}
      {list.data && !hasFiles && (
        <Empty
          icon={FolderOpen}
          title={t('groups.files.none')}
          text={t('groups.files.noneText', { size: formatBytes(MAX_FILE_BYTES, locale) })}
        >
          {upload}
        </Empty>
      )}
      {items.length > 0 && (
        <ul aria-label={t('groups.tab.files')} className="divide-y rounded-lg border bg-card">
          {items.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
    </div>
  )
}
