import { PenLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { useOwnReview } from './queries.ts'
import { useLoggedIn } from './use-logged-in.ts'

const ReviewSheet = lazy(() => import('./review-sheet.tsx'))

/** The button for writing a review, or the reason why there is none. The same for everyone until the session is loaded. */
export function WriteReview({ productId, productName }: { productId: string; productName: string }) {
  const { t } = useTranslation()
  const mine = useOwnReview(productId)
  const loggedIn = useLoggedIn()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  if (mine?.review) return null
  if (mine?.may === 'notBought') return <p className="text-muted-foreground">{t('reviews.write.notBought')}</p>
  if (mine?.may === 'ownProduct')
    return (
      <ButtonLink look="secondary" to="/vendor/reviews">
        {t('reviews.write.ownProduct')}
      </ButtonLink>
    )
  return (
    <>
      <p className="mb-3 text-muted-foreground">{t('reviews.write.lead')}</p>
      <Button
        look="secondary"
        disabled={!hydrated}
        className="disabled:opacity-100"
        onClick={() => loggedIn(t('reviews.failure.UNAUTHENTICATED'), () => setOpen(true))}
      >
        <PenLine aria-hidden className="size-4" />
        {t('reviews.write.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ReviewSheet productId={productId} productName={productName} review={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
