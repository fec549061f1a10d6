/** Uploads many images at once, each with its progress, errors and alt text. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { formatBytes, formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { DropZone } from './drop-zone.tsx'
import { FileLine } from './file-line.tsx'
import { isInProgress, uploadProgress } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

type Props = {
  uploads: Uploads
  most?: number
  /** Asks for the alt text of each image. */
  describe?: boolean
}

export function FileDrop({ uploads: { queue, items }, most = Infinity, describe = true }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [left, setLeft] = useState(0)
  const sending = items.filter(isInProgress).length
  const failed = items.filter(({ state }) => state.kind === 'failed').length
  const done = items.length - sending - failed
  const number = (value: number) => formatNumber(value, locale)

  const limits = [
    t('platform.files.kinds', { size: formatBytes(MAX_PICTURE_BYTES, locale) }),
    ...(most === Infinity ? [] : [t('platform.files.most', { count: most, shown: number(most) })]),
  ]
  return (
    <div className="space-y-3">
      <DropZone
        multiple
        choose={t('platform.files.choose')}
        accept={PICTURE_TYPES.join(',')}
        disabled={items.length >= most}
        onFiles={(files) => setLeft(queue.add(files, most))}
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
              <div className="h-full bg-primary transition-[width]" style={{ width: `${Math.round(100 * uploadProgress(items))}%` }} />
            </div>
          )}
          <ul className="divide-y rounded-md border">
            {items.map((item) => (
              <FileLine
                key={item.id}
                item={item}
                onAlt={describe ? (alt) => queue.describe(item.id, alt) : null}
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
