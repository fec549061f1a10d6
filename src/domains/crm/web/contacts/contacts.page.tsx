import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { CrmPage } from '../crm-page.tsx'
import ContactsTable from './contacts-table.tsx'

const ContactSheet = lazy(() => import('./contact-sheet.tsx'))

/** `?new=yes` opens the form. */
export default function ContactsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const setAdding = (on: boolean) =>
    setSearch(
      (now) => {
        if (on) now.set('new', 'yes')
        else now.delete('new')
        return now
      },
      { replace: !on, preventScrollReset: true },
    )
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
          {search.get('new') === 'yes' && (
            <Suspense>
              <ContactSheet contact={null} workspaceId={workspaceId} onClose={() => setAdding(false)} />
            </Suspense>
          )}
        </>
      )}
    </CrmPage>
  )
}
