import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import type { WorkspaceView } from '../../contract.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

export function InviteButton({ workspace }: { workspace: WorkspaceView }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UserPlus aria-hidden className="size-4.5" />
        {t('workspaces.invite.begin')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteDialog workspace={workspace} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
