import { Check, RotateCw, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { formatBytes } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { IconButton } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { isRetryable, type UploadItem } from './upload-queue.ts'

const MAX_ALT = 300

type Props = {
  item: UploadItem
  /** Null when no alt text is asked for. */
  onAlt: ((alt: string) => void) | null
  onRemove: () => void
  onRetry: () => void
}

export function FileLine({ item: { file, alt, state }, onAlt, onRemove, onRetry }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const thumbnail = useThumbnail(file)
  const [broken, setBroken] = useState(false)
  return (
    <li className="flex gap-3 p-3">
      <span aria-hidden className="size-14 shrink-0 overflow-hidden rounded-md bg-tile">
        {thumbnail && !broken && <img src={thumbnail} alt="" onError={() => setBroken(true)} className="size-full object-cover" />}
      </span>
      <div className="min-w-0 grow">
        <div className="flex min-h-14 items-center gap-2">
          <div className="min-w-0 grow">
            <p className="truncate font-medium">
              <bdi>{file.name}</bdi>
            </p>
            {state.kind === 'failed' ? (
              <p className="text-xs font-medium text-destructive">{failureText(t, state.error)}</p>
            ) : (
              <p className="flex items-center gap-1.5 text-xs text-muted-foreground">
                {state.kind === 'done' && <Check aria-hidden className="size-3.5 text-success" />}
                {state.kind === 'done' ? t('platform.files.uploaded') : formatBytes(file.size, locale)}
              </p>
            )}
            {state.kind === 'sending' && (
              <div className="mt-1.5">
                <ProgressBar part={state.part} label={t('platform.files.progress', { name: file.name })} />
              </div>
            )}
          </div>
          {state.kind === 'failed' && isRetryable(state.error) && (
            <IconButton label={t('platform.files.retry', { name: file.name })} onClick={onRetry}>
              <RotateCw aria-hidden className="size-4.5" />
            </IconButton>
          )}
          <IconButton
            label={
              state.kind === 'sending' ? t('platform.files.cancel', { name: file.name }) : t('platform.files.remove', { name: file.name })
            }
            onClick={onRemove}
          >
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </div>
        {onAlt && state.kind === 'done' && (
          <TextField
            label={t('platform.files.alt')}
            hint={t('platform.files.altHint')}
            required={false}
            dir="auto"
            maxLength={MAX_ALT}
            value={alt}
            onChange={({ target }) => onAlt(target.value)}
            className="mt-2"
          />
        )}
      </div>
    </li>
  )
}

function useThumbnail(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
