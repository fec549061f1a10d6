import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'

const MyEmployments = lazyPart(() => import('./my-employments.tsx'), { Fallback: SectionLoading })

/** For every member: the records of those who employ them. No permission is needed. */
export default function MyEmploymentPage() {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto w-full max-w-4xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('hr.me.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('hr.me.title')}</h1>
      <p className="mt-1 mb-6 max-w-prose text-muted-foreground">{t('hr.me.lead')}</p>
      <MyEmployments />
    </main>
  )
}
