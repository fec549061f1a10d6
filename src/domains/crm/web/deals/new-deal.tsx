import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'

const DealSheet = lazy(() => import('./deal-sheet.tsx'))

type Props = { workspaceId: string; contact?: { id: string; name: string }; look?: 'primary' | 'secondary' }

/** The button that opens the form of a new deal. */
export function NewDeal({ workspaceId, contact, look = 'primary' }: Props) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => setAdding(true)}>
        <Plus aria-hidden className="size-4.5" />
        {t('crm.deals.add')}
      </Button>
      {adding && (
        <Suspense>
          <DealSheet deal={null} workspaceId={workspaceId} contact={contact} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
