import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { NEW_QUOTE } from './quote-paths.ts'
import type { QuotesAbout } from './quote-queries.ts'
import QuotesTable from './quotes-table.tsx'

/** The quotes about a contact or a deal, on its page. */
export default function QuotesOf({ about, workspaceId }: { about: QuotesAbout; workspaceId: string }) {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('crm.quotes.title')}
      aside={
        <ButtonLink to={`${NEW_QUOTE}?${new URLSearchParams(about)}`} look="secondary">
          <Plus aria-hidden className="size-4.5" />
          {t('crm.quotes.new')}
        </ButtonLink>
      }
    >
      <QuotesTable workspaceId={workspaceId} about={about} />
    </Panel>
  )
}
