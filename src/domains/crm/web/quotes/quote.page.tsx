import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'
import type { Route } from './+types/quote.page.ts'
import { LoadedQuote } from './loaded-quote.tsx'

const QuoteRecord = lazyPart(() => import('./quote-record.tsx'), { Fallback: SectionLoading })

export default function QuotePage({ params: { quoteId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <CrmPage title={t('crm.quotes.title')}>
      {(workspaceId) => (
        <LoadedQuote key={quoteId} id={quoteId} workspaceId={workspaceId}>
          {(quote) => <QuoteRecord quote={quote} workspaceId={workspaceId} />}
        </LoadedQuote>
      )}
    </CrmPage>
  )
}
