import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { headingLevelFor, type PromotionsScope } from './promotions-scope.ts'

const PromotionForm = lazy(() => import('./promotion-form.tsx'))

export function NewPromotion({ scope }: { scope: PromotionsScope }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const Title = headingLevelFor(scope)
  return (
    <>
      <PageHead title={t('promotions.new')} hidden />
      <Breadcrumbs crumbs={[{ to: scope.home, label: t('promotions.title') }, { label: t('promotions.new') }]} />
      <Title className="mb-6 text-xl font-bold tracking-tight">{t('promotions.new')}</Title>
      <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
        <PromotionForm
          scope={scope}
          promotion={null}
          onDone={() => {
            toast({ title: t('promotions.created') })
            return navigate(scope.home)
          }}
        />
      </Suspense>
    </>
  )
}
