import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { CrmPage } from '../crm-page.tsx'
import { NEW_QUOTE } from './quote-paths.ts'

const QuotesTable = lazyPart(() => import('./quotes-table.tsx'), { Fallback: SectionLoading })

export default function QuotesPage() {
  const { t } = useTranslation()
  const add = (
    <ButtonLink to={NEW_QUOTE}>
      <Plus aria-hidden className="size-4.5" />
      {t('crm.quotes.new')}
    </ButtonLink>
  )
  return (
    <CrmPage title={t('crm.quotes.title')} lead={t('crm.quotes.lead')} actions={() => add}>
      {(workspaceId) => <QuotesTable workspaceId={workspaceId} add={add} />}
    </CrmPage>
  )
}
