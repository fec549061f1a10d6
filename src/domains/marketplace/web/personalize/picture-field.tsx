import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '#platform/web/files/file-drop.tsx'
import type { Send } from '#platform/web/files/upload-queue.ts'
import { useUploads } from '#platform/web/files/use-uploads.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/field.tsx'
import { uploadPicture } from '#platform/web/upload.ts'

const PICTURES = '/cart/pictures'
const send: Send = (file, watch) => uploadPicture(file, watch, PICTURES)

type Props = {
  label: string
  required: boolean
  error: string | undefined
  /** Empty: none is sent yet. */
  pictureId: string
  onChange: (pictureId: string) => void
}

/** One picture, sent as soon as it is chosen; only the shopper and the vendor see it. */
export function PictureField({ label, required, error, pictureId, onChange }: Props) {
  const { t } = useTranslation()
  const uploads = useUploads(send)
  const { queue, items } = uploads
  const sent = items.find(({ state }) => state.kind === 'done')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has arrived is the event
  useEffect(() => {
    if (sent?.state.kind !== 'done') return
    onChange(sent.state.upload.uploadId)
    queue.remove(sent.id)
  }, [sent])

  return (
    <Field label={label} required={required} error={error} hint={t('marketplace.personalize.pictureHint')}>
      {({ id, 'aria-describedby': described }) => (
        <fieldset id={id} aria-label={label} aria-describedby={described} className="min-w-0">
          {pictureId === '' ? (
            <FileDrop uploads={uploads} most={1} describe={false} />
          ) : (
            <div className="flex items-center gap-3 rounded-md border p-3">
              <img
                src={`${PICTURES}/${pictureId}`}
                alt={label}
                // It is deleted when it has waited for a day.
                onError={() => onChange('')}
                className="size-24 rounded-md bg-tile object-cover"
              />
              <p className="min-w-0 grow text-sm">{t('marketplace.personalize.pictureSent')}</p>
              <IconButton label={t('marketplace.personalize.removePicture', { label })} onClick={() => onChange('')}>
                <X aria-hidden className="size-4.5" />
              </IconButton>
            </div>
          )}
        </fieldset>
      )}
    </Field>
  )
}
