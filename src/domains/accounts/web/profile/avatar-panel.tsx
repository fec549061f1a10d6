import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { PictureDrop } from '#platform/web/ui/picture-drop.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MeView } from '../../contract.ts'
import { useRemoveAvatar } from './operations.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx'))

export function AvatarPanel({ me: { username, avatarUrl } }: { me: MeView }) {
  const { t } = useTranslation()
  const remove = useRemoveAvatar()
  const [picture, setPicture] = useState<File | null>(null)
  const choose = useCallback((file: File) => setPicture(file), [])
  const onError = (error: unknown) =>
    toast({ variant: 'destructive', title: t('accounts.avatar.notRemoved'), description: failureText(t, error, 'accounts') })
  return (
    <Panel title={t('accounts.avatar.title')} lead={t('accounts.avatar.lead')}>
      <PictureDrop
        choose={avatarUrl ? t('accounts.avatar.change') : t('accounts.avatar.choose')}
        onPicture={choose}
        more={
          avatarUrl && (
            <Button
              look="quiet"
              busy={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSuccess: () => toast({ title: t('accounts.avatar.removed') }), onError })}
            >
              {t('accounts.avatar.remove')}
            </Button>
          )
        }
      >
        <div className="flex items-center gap-5">
          <Avatar name={username} picture={avatarUrl} size="xl" className="max-sm:size-20" />
          <p className="min-w-0 text-xs text-muted-foreground">
            {t('accounts.avatar.drop')}
            <br />
            {t('accounts.avatar.kinds')}
          </p>
        </div>
      </PictureDrop>
      {picture && (
        <Suspense fallback={null}>
          <CropDialog picture={picture} onClose={() => setPicture(null)} />
        </Suspense>
      )}
    </Panel>
  )
}
