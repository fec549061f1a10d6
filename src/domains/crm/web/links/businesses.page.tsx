import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const Loading = () => <Skeleton className="h-52 rounded-lg" />
const BusinessesList = lazyPart(() => import('./businesses-list.tsx'), { Fallback: Loading })

/** The businesses that know the member. */
export default function BusinessesPage() {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto w-full max-w-3xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('crm.businesses.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('crm.businesses.title')}</h1>
      <p className="mt-1 mb-6 max-w-prose text-muted-foreground">{t('crm.businesses.lead')}</p>
      <BusinessesList />
    </main>
  )
}
