import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import type { Crop } from '#platform/shared/uploads.ts'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { PictureDrop } from '#platform/web/ui/picture-drop.tsx'
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { uploadPicture } from '#platform/web/upload.ts'
import type { ShopView } from '../../contract.ts'
import { centerCrop } from './center-crop.ts'
import { useRemovePicture, useSetPicture } from './operations.ts'

type Which = 'logo' | 'banner'

/** Aspect ratios: width / height. */
const SHAPES = { logo: 1, banner: 4 } as const

export function PicturesPanel({ shop, workspaceId }: { shop: ShopView; workspaceId: string }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('vendors.pictures.title')} lead={t('vendors.pictures.lead')}>
      <div className="space-y-8">
        <OnePicture which="logo" picture={shop.logo} workspaceId={workspaceId} />
        <OnePicture which="banner" picture={shop.banner} workspaceId={workspaceId} />
      </div>
    </Panel>
  )
}

/** One picture, cropped to its center. Keys: vendors.pictures.logo*, vendors.pictures.banner* */
function OnePicture({ which, picture, workspaceId }: { which: Which; picture: ImageView | null; workspaceId: string }) {
  const { t } = useTranslation()
  const set = useSetPicture(workspaceId)
  const remove = useRemovePicture(workspaceId)
  const [sent, setSent] = useState<number | null>(null)
  const fail = useCallback(
    (error: unknown) =>
      toast({ variant: 'destructive', title: t('vendors.pictures.failed'), description: failureText(t, error, 'vendors') }),
    [t],
  )
  const { mutateAsync } = set
  const send = useCallback(
    async (file: File) => {
      setSent(0)
      try {
        const { uploadId, width, height } = await uploadPicture(file, { signal: new AbortController().signal, onProgress: setSent })
        const crop: Crop = centerCrop({ width, height }, SHAPES[which])
        await mutateAsync({ picture: which, uploadId, crop })
        toast({ title: t('vendors.pictures.saved') })
      } catch (error) {
        fail(error)
      } finally {
        setSent(null)
      }
    },
    [which, mutateAsync, fail, t],
  )
  const shape = which === 'logo' ? 'aspect-square w-24' : 'aspect-4/1 w-full'
  return (
    <PictureDrop
      choose={t(`vendors.pictures.${which}Choose`)}
      onPicture={(file) => void send(file)}
      more={
        picture && (
          <Button
            look="quiet"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate({ picture: which }, { onSuccess: () => toast({ title: t('vendors.pictures.removed') }), onError: fail })
            }
          >
            {t('vendors.pictures.remove')}
          </Button>
        )
      }
    >
      <p className="mb-2 font-medium">{t(`vendors.pictures.${which}`)}</p>
      <div className={`${shape} overflow-hidden rounded-md border bg-muted`}>
        {picture && <Picture image={picture} sizes={which === 'logo' ? '6rem' : '40rem'} className="size-full object-cover" />}
      </div>
      {sent !== null && (
        <div className="mt-3 max-w-sm">
          <ProgressBar part={sent} label={t('vendors.pictures.sending')} />
        </div>
      )}
    </PictureDrop>
  )
}
