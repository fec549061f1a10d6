import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { type Desk, titleAt } from './desk.ts'

const PromotionForm = lazy(() => import('./promotion-form.tsx'))

export function NewPromotion({ desk }: { desk: Desk }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const Title = titleAt(desk)
  return (
    <>
      <PageHead title={t('promotions.new')} hidden />
      <Breadcrumbs crumbs={[{ to: desk.home, label: t('promotions.title') }, { label: t('promotions.new') }]} />
      <Title className="mb-6 text-xl font-bold tracking-tight">{t('promotions.new')}</Title>
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <PromotionForm
          desk={desk}
          promotion={null}
          onDone={() => {
            toast({ title: t('promotions.created') })
            return navigate(desk.home)
          }}
        />
      </Suspense>
    </>
  )
}
