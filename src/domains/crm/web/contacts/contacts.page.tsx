import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { CrmPage } from '../crm-page.tsx'
import ContactsTable from './contacts-table.tsx'

const ContactSheet = lazy(() => import('./contact-sheet.tsx'))

export default function ContactsPage() {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4.5" />
      {t('crm.contacts.add')}
    </Button>
  )
  return (
    <CrmPage title={t('crm.contacts.title')} lead={t('crm.contacts.lead')} actions={add}>
      {(workspaceId) => (
        <>
          <ContactsTable workspaceId={workspaceId} add={add} />
          {adding && (
            <Suspense>
              <ContactSheet contact={null} workspaceId={workspaceId} onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </CrmPage>
  )
}
