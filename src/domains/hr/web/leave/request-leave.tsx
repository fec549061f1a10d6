import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'

const LeaveSheet = lazy(() => import('./leave-sheet.tsx'))

type Props = { workspaceId: string; employee?: { id: string; name: string } }

/** Opens the form for a request. */
export function RequestLeave({ workspaceId, employee }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look={employee ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4.5" />
        {t('hr.leave.request')}
      </Button>
      {open && (
        <Suspense>
          <LeaveSheet workspaceId={workspaceId} {...(employee && { employee })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
