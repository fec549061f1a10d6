import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { MeView } from '../../contract.ts'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'))

export function DeletePanel({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Panel danger title={t('accounts.deletion.title')} lead={t('accounts.deletion.lead')}>
      <Button look="danger" className="-ms-4" onClick={() => setOpen(true)}>
        {t('accounts.deletion.begin')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DeleteDialog me={me} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
