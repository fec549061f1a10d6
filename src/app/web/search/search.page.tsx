import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'

const SearchOfAllDomains = lazyPart(() => import('./search-of-all-domains.tsx'))

export default function SearchPage() {
  const { t } = useTranslation()
  return (
    <main id="content" className="page min-h-svh pt-8 pb-16 md:pt-12">
      <PageHead title={t('search.title')} hidden />
      <SearchOfAllDomains />
    </main>
  )
}
