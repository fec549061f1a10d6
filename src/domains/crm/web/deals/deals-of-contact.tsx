import { useTranslation } from 'react-i18next'
import { Panel } from '#platform/web/ui/panel.tsx'
import DealsTable from './deals-table.tsx'
import { NewDeal } from './new-deal.tsx'

type Props = { contact: { id: string; name: string }; workspaceId: string }

/** The deals of a contact, on its page. */
export default function DealsOfContact({ contact, workspaceId }: Props) {
  const { t } = useTranslation()
  return (
    <Panel title={t('crm.deals.title')} aside={<NewDeal workspaceId={workspaceId} contact={contact} look="secondary" />}>
      <DealsTable workspaceId={workspaceId} about={{ contactId: contact.id }} />
    </Panel>
  )
}
