import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PromotionView } from '../contract.ts'
import { type PromotionsScope, useDuplicatePromotion, usePausePromotion, useRemovePromotion } from './promotions-scope.ts'

type Props = { scope: PromotionsScope; promotion: PromotionView; name: string }

/** Actions on a promotion: pause, duplicate, archive, delete. */
export default function PromotionActions({ scope, promotion: { id, state, uses }, name }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const pause = usePausePromotion(scope)
  const duplicate = useDuplicatePromotion(scope)
  const remove = useRemovePromotion(scope)
  const used = uses > 0

  async function take() {
    const { outcome } = await remove.mutateAsync(id)
    toast({ title: outcome === 'deleted' ? t('promotions.deleted') : t('promotions.archivedDone') })
    await navigate(scope.home)
  }

  function copy() {
    duplicate.mutate(id, {
      onSuccess(made) {
        toast({ title: t('promotions.duplicated') })
        void navigate(`${scope.home}/${made.id}`)
      },
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'ended' && (
        <Button
          look="secondary"
          size="sm"
          busy={pause.isPending}
          onClick={() => pause.mutate({ promotionId: id, paused: state !== 'paused' })}
        >
          {t(state === 'paused' ? 'promotions.resume' : 'promotions.pause')}
        </Button>
      )}
      <Button look="secondary" size="sm" busy={duplicate.isPending} onClick={copy}>
        {t('promotions.duplicate')}
      </Button>
      <Button look="quiet" size="sm" onClick={() => setAsking(true)}>
        {t(used ? 'promotions.archive' : 'promotions.delete')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t(used ? 'promotions.archiveAsk' : 'promotions.deleteAsk', { name })}
        action={t(used ? 'promotions.archive' : 'promotions.delete')}
        danger
        onConfirm={take}
        words="promotions"
      >
        <p>{t(used ? 'promotions.archiveText' : 'promotions.deleteText')}</p>
      </Confirm>
    </div>
  )
}
