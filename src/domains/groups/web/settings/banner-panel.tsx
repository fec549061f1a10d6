import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { PictureDrop } from '#platform/web/ui/picture-drop.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { uploadPicture } from '#platform/web/upload.ts'
import { MAX_ALT } from '../../contract/limits.ts'
import type { GroupView } from '../../contract.ts'
import { useGroupAct, useSetBanner } from '../operations.ts'

/** Width / height. */
const SHAPE = 4

/** The largest part of this shape around the center. */
function centered(width: number, height: number) {
  const isWide = width / height > SHAPE
  const part = isWide ? { width: (height * SHAPE) / width, height: 1 } : { width: 1, height: width / SHAPE / height }
  return { ...part, left: (1 - part.width) / 2, top: (1 - part.height) / 2 }
}

/** The picture above the group, cropped to its center, with its description. */
export function BannerPanel({ group: { id: groupId, banner } }: { group: GroupView }) {
  const { t } = useTranslation()
  const set = useSetBanner()
  const { act, busy } = useGroupAct(groupId)
  const [sent, setSent] = useState<number | null>(null)
  const [alt, setAlt] = useState('')
  async function send(file: File) {
    setSent(0)
    try {
      const { uploadId, width, height } = await uploadPicture(file, { signal: new AbortController().signal, onProgress: setSent })
      await set.mutateAsync({ groupId, uploadId, crop: centered(width, height), alt: alt.trim() })
      toast({ title: t('groups.updated') })
    } catch (error) {
      toast({ variant: 'destructive', title: t('groups.banner.failed'), description: failureText(t, error, 'groups') })
    } finally {
      setSent(null)
    }
  }
  return (
    <Panel title={t('groups.banner.title')} lead={t('groups.banner.lead')}>
      <div className="space-y-4">
        <TextField
          label={t('groups.banner.alt')}
          hint={t('groups.banner.altHint')}
          required={false}
          dir="auto"
          maxLength={MAX_ALT}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <PictureDrop
          choose={t('groups.banner.choose')}
          onPicture={(file) => void send(file)}
          more={
            banner && (
              <Button look="quiet" busy={busy} onClick={() => void act({ kind: 'removeBanner' })}>
                {t('groups.banner.remove')}
              </Button>
            )
          }
        >
          <div className="aspect-4/1 w-full overflow-hidden rounded-md border bg-muted">
            {banner && <Picture image={banner} sizes="40rem" className="size-full object-cover" />}
          </div>
          {sent !== null && (
            <div className="mt-3 max-w-sm">
              <ProgressBar part={sent} label={t('groups.banner.sending')} />
            </div>
          )}
        </PictureDrop>
      </div>
    </Panel>
  )
}
