import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'

const MyPayslips = lazyPart(() => import('./my-payslips.tsx'), { Fallback: SectionLoading })

/** For the employee; no permission is needed. */
export default function MyPayslipsPage() {
  const { t } = useTranslation()
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('hr.payroll.mine')} hidden />
      <h1 className="sr-only">{t('hr.payroll.mine')}</h1>
      <MyPayslips />
    </main>
  )
}
