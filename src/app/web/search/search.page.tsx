import { useTranslation } from 'react-i18next'
import { SearchScreen } from '#domains/search/web/index.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { SEARCH_TYPES } from './search-types.ts'

export default function SearchPage() {
  const { t } = useTranslation()
  return (
    <main id="content" className="page pt-8 pb-16 md:pt-12">
      <PageHead title={t('search.title')} hidden />
      <SearchScreen types={SEARCH_TYPES} />
    </main>
  )
}
