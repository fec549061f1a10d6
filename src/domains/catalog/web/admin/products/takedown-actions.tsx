import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ManagedProductDetail } from '../../../contract.ts'
import { productPath } from '../../product-path.ts'
import { usePutBack } from './queries.ts'

const TakeDownDialog = lazy(() => import('./take-down-dialog.tsx'))
const DeclineDialog = lazy(() => import('./decline-dialog.tsx'))

export default function TakedownActions({ product }: { product: ManagedProductDetail }) {
  const { t } = useTranslation()
  const putBack = usePutBack()
  const [asking, setAsking] = useState<'takeDown' | 'putBack' | 'decline' | null>(null)
  const { id, name, takenDown, answered, onSale } = product
  const close = () => setAsking(null)
  return (
    <>
      {onSale && (
        <ButtonLink to={productPath(id)} look="secondary">
          {t('catalog.managed.view')}
        </ButtonLink>
      )}
      {takenDown ? (
        <>
          {answered && (
            <Button look="secondary" onClick={() => setAsking('decline')}>
              {t('catalog.managed.decline')}
            </Button>
          )}
          <Button onClick={() => setAsking('putBack')}>{t('catalog.managed.putBack')}</Button>
        </>
      ) : (
        <Button look="danger" onClick={() => setAsking('takeDown')}>
          {t('catalog.managed.takeDown')}
        </Button>
      )}
      <Suspense fallback={null}>
        {asking === 'takeDown' && <TakeDownDialog product={product} onClose={close} />}
        {asking === 'decline' && <DeclineDialog product={product} onClose={close} />}
      </Suspense>
      <Confirm
        open={asking === 'putBack'}
        onOpenChange={close}
        title={t('catalog.managed.putBackTitle', { name })}
        action={t('catalog.managed.putBack')}
        words="catalog.takedown"
        onConfirm={async () => {
          await putBack.mutateAsync({ productId: id })
          toast({ title: t('catalog.managed.putBackDone', { name }) })
        }}
      >
        <p>{t('catalog.managed.putBackText')}</p>
      </Confirm>
    </>
  )
}
