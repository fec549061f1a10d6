import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadView } from '#platform/shared/uploads.ts'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { uploadPicture } from '#platform/web/upload.ts'
import { CropStage } from './crop-stage.tsx'
import { useSetAvatar } from './operations.ts'
import { centeredSquare, toSquareCrop } from './square-crop.ts'

/** Uploads the photo, which the server returns upright, and lets its owner crop it. */
export default function CropDialog({ picture, onClose }: { picture: File; onClose: () => void }) {
  const { t } = useTranslation()
  const { sent, upload, failure } = useUpload(picture)
  const save = useSetAvatar()
  const [part, setPart] = useState<ReturnType<typeof centeredSquare> | null>(null)
  const shown = part ?? (upload && centeredSquare(upload))

  function keep() {
    if (!upload || !shown) return
    const onSuccess = () => {
      toast({ title: t('accounts.avatar.saved') })
      onClose()
    }
    save.mutate({ uploadId: upload.uploadId, crop: toSquareCrop(shown, upload) }, { onSuccess })
  }

  return (
    <Modal open onOpenChange={onClose} firm title={t('accounts.avatar.cropTitle')} lead={upload && t('accounts.avatar.cropLead')}>
      {failure !== null && <FailureNotice error={failure} words="accounts" />}
      {failure === null && !upload && (
        <div className="py-10">
          <p role="status" className="mb-3 text-center text-muted-foreground">
            {sent < 1 ? t('accounts.avatar.sending') : t('accounts.avatar.reading')}
          </p>
          <ProgressBar part={sent} label={t('accounts.avatar.sending')} />
        </div>
      )}
      {upload && shown && <CropStage url={upload.url} part={shown} onPart={setPart} />}
      {save.error && (
        <div className="mt-5">
          <FailureNotice error={save.error} words="accounts" />
        </div>
      )}
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.cancel')}
        </Button>
        <Button disabled={!upload} busy={save.isPending} onClick={keep}>
          {t('accounts.avatar.save')}
        </Button>
      </ModalActions>
    </Modal>
  )
}

/** Starts the upload on mount and aborts it when the dialog closes. */
function useUpload(picture: File): { sent: number; upload: UploadView | null; failure: unknown } {
  const [sent, setSent] = useState(0)
  const [upload, setUpload] = useState<UploadView | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  const send = useCallback(
    (signal: AbortSignal) =>
      uploadPicture(picture, { signal, onProgress: setSent }).then(setUpload, (error: unknown) => {
        if (!signal.aborted) setFailure(error)
      }),
    [picture],
  )
  useEffect(() => {
    const giveUp = new AbortController()
    void send(giveUp.signal)
    return () => giveUp.abort()
  }, [send])

  return { sent, upload, failure }
}
