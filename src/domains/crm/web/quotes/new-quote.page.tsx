import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { CrmPage } from '../crm-page.tsx'

const NewQuote = lazy(() => import('./new-quote.tsx'))

/** `?contactId=` or `?dealId=`: about what it is. */
export default function NewQuotePage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  return (
    <CrmPage title={t('crm.quotes.new')}>
      {(workspaceId) => <NewQuote workspaceId={workspaceId} contactId={params.get('contactId')} dealId={params.get('dealId')} />}
    </CrmPage>
  )
}
