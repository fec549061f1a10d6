import { ArrowLeft, ArrowRight, Check, Plus, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { isRetryable, type UploadItem, type UploadQueue } from '#platform/web/files/upload-queue.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { Popover } from '#platform/web/ui/popover.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { MAX_ALT } from '../../contract/limits.ts'

/** The pictures of a text that is being written, each with its progress and its description. They are ordered by dragging or with buttons. */
export default function PictureStrip({ queue, items }: { queue: UploadQueue; items: readonly UploadItem[] }) {
  const { t } = useTranslation()
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <ul aria-label={t('messages.compose.pictures')} className="flex flex-wrap gap-2 px-2 pt-2">
      {items.map((item, index) => (
        <Thumbnail
          key={item.id}
          item={item}
          index={index}
          count={items.length}
          onMove={(to) => queue.move(item.id, to)}
          onDrag={(isDragged) => setDragged(isDragged ? item.id : null)}
          onDropped={dragged === null ? null : () => queue.move(dragged, index)}
          onAlt={(alt) => queue.describe(item.id, alt)}
          onRemove={() => queue.remove(item.id)}
          onRetry={() => queue.retry(item.id)}
        />
      ))}
    </ul>
  )
}

type Props = {
  item: UploadItem
  index: number
  count: number
  onMove: (to: number) => void
  onDrag: (isDragged: boolean) => void
  /** Null while no picture of the strip is dragged: files that are dropped belong to the composer. */
  onDropped: (() => void) | null
  onAlt: (alt: string) => void
  onRemove: () => void
  onRetry: () => void
}

function Thumbnail({ item: { file, alt, state }, index, count, onMove, onDrag, onDropped, onAlt, onRemove, onRetry }: Props) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const { name } = file
  return (
    <li
      className="w-24"
      onDragOver={(event) => onDropped && event.preventDefault()}
      onDrop={(event) => {
        if (!onDropped) return
        event.preventDefault()
        event.stopPropagation()
        onDropped()
      }}
    >
      <div className="relative">
        <span className="block size-24 overflow-hidden rounded-md bg-tile">
          {address && (
            <img
              src={address}
              alt={alt}
              draggable={count > 1}
              onDragStart={() => onDrag(true)}
              onDragEnd={() => onDrag(false)}
              className={classes('size-full object-cover', count > 1 && 'cursor-grab')}
            />
          )}
        </span>
        <IconButton
          label={t('platform.files.remove', { name })}
          onClick={onRemove}
          className="absolute! end-1 top-1 size-7! rounded-full! bg-background/90 after:absolute after:-inset-2"
        >
          <X aria-hidden className="size-4" />
        </IconButton>
        {state.kind === 'sending' && (
          <span className="absolute inset-x-2 bottom-2 block">
            <ProgressBar part={state.part} label={t('platform.files.progress', { name })} />
          </span>
        )}
        {state.kind === 'done' && (
          <Popover
            label={t('platform.files.alt')}
            className="w-72"
            trigger={
              <button
                type="button"
                aria-label={t('messages.compose.describe', { name })}
                className="absolute start-1 bottom-1 inline-flex items-center gap-0.5 rounded-sm bg-background/90 px-1.5 text-xs font-bold after:absolute after:-inset-2"
              >
                {alt ? <Check aria-hidden className="size-3" /> : <Plus aria-hidden className="size-3" />}
                ALT
              </button>
            }
          >
            <TextField
              label={t('platform.files.alt')}
              hint={t('platform.files.altHint')}
              dir="auto"
              maxLength={MAX_ALT}
              value={alt}
              onChange={({ target }) => onAlt(target.value)}
            />
          </Popover>
        )}
      </div>
      {count > 1 && (
        <span className="mt-2 flex justify-between">
          <IconButton
            label={t('platform.files.earlier', { name })}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
            className="size-8!"
          >
            <ArrowLeft aria-hidden className="flip size-4" />
          </IconButton>
          <IconButton
            label={t('platform.files.later', { name })}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
            className="size-8!"
          >
            <ArrowRight aria-hidden className="flip size-4" />
          </IconButton>
        </span>
      )}
      {state.kind === 'failed' && (
        <p role="alert" className="mt-1 text-xs text-destructive">
          {failureText(t, state.error)}
          {isRetryable(state.error) && (
            <IconButton label={t('platform.files.retry', { name })} onClick={onRetry}>
              <RotateCw aria-hidden className="size-4" />
            </IconButton>
          )}
        </p>
      )}
    </li>
  )
}
