/** Many pictures at once, each with its progress, its trouble and its words. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import type { UploadView } from '#platform/shared/uploads.ts'
import { formatBytes, formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { uploadPicture } from '../upload.ts'
import { DropZone } from './drop-zone.tsx'
import { FileLine } from './file-line.tsx'
import { openUploadQueue, partOf, type Send } from './upload-queue.ts'

export type UploadedFile = {
  upload: UploadView
  name: string /** What it shows, in words; empty until somebody wrote them. */
  alt: string
}

type Props = {
  /** What is uploaded now, whenever that changes: in the order it was taken in. */
  onChange: (files: UploadedFile[]) => void
  most?: number
  /** Asks what each picture shows. */
  describe?: boolean
  /** How one is sent; `PUT /uploads` unless the catalogue plays it. */
  send?: Send
}

export function FileDrop({ onChange, most = Infinity, describe = true, send = uploadPicture }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [queue] = useState(() => openUploadQueue(send, most))
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState(0)
  const sending = items.filter(({ state }) => state.kind === 'sending' || state.kind === 'waiting').length
  const failed = items.filter(({ state }) => state.kind === 'failed').length
  const done = items.length - sending - failed
  const number = (value: number) => formatNumber(value, locale)

  useEffect(() => () => queue.stop(), [queue])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when what is uploaded changes
  useEffect(() => {
    onChange(
      items.flatMap(({ id, file, state }) =>
        state.kind === 'done' ? [{ upload: state.upload, name: file.name, alt: alts[id]?.trim() ?? '' }] : [],
      ),
    )
  }, [done, items.length, alts])

  const limits = [
    t('platform.files.kinds', { size: formatBytes(MAX_PICTURE_BYTES, locale) }),
    ...(most === Infinity ? [] : [t('platform.files.most', { most: number(most) })]),
  ]
  return (
    <div className="space-y-3">
      <DropZone
        multiple
        choose={t('platform.files.choose')}
        accept={PICTURE_TYPES.join(',')}
        disabled={items.length >= most}
        onFiles={(files) => setLeft(queue.add(files))}
      >
        <p className="font-medium">{t('platform.files.drop')}</p>
        <p className="text-xs text-muted-foreground">{limits.join(' ')}</p>
      </DropZone>
      {left > 0 && (
        <p role="alert" className="text-xs font-medium text-destructive">
          {t('platform.files.tooMany', { count: left, shown: number(left) })}
        </p>
      )}
      {items.length > 0 && (
        <>
          <p role="status" className="text-xs text-muted-foreground">
            {t('platform.files.state', { done: number(done), all: number(items.length) })}
            {failed > 0 && ` · ${t('platform.files.failed', { count: failed, shown: number(failed) })}`}
          </p>
          {sending > 0 && (
            <div aria-hidden className="h-1 overflow-hidden rounded-full bg-muted">
              <div className="h-full bg-primary transition-[width]" style={{ width: `${Math.round(100 * partOf(items))}%` }} />
            </div>
          )}
          <ul className="divide-y rounded-md border">
            {items.map((item) => (
              <FileLine
                key={item.id}
                item={item}
                alt={describe ? (alts[item.id] ?? '') : null}
                onAlt={(alt) => setAlts((before) => ({ ...before, [item.id]: alt }))}
                onRemove={() => queue.remove(item.id)}
                onRetry={() => queue.retry(item.id)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
