import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { CrmPage } from '../crm-page.tsx'
import type { Route } from './+types/edit-quote.page.ts'
import { LoadedQuote } from './loaded-quote.tsx'

const QuoteForm = lazy(() => import('./quote-form.tsx'))

export default function EditQuotePage({ params: { quoteId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <CrmPage title={t('crm.quotes.edit')}>
      {(workspaceId) => (
        <LoadedQuote key={quoteId} id={quoteId} workspaceId={workspaceId}>
          {(quote) => <QuoteForm quote={quote} workspaceId={workspaceId} />}
        </LoadedQuote>
      )}
    </CrmPage>
  )
}
