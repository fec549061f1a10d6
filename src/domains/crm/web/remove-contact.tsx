import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { LIST } from './paths.ts'
import { useRemoveContact } from './queries.ts'

export default function RemoveContact({ id, name, workspaceId }: { id: string; name: string; workspaceId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useRemoveContact(workspaceId)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('crm.delete')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('crm.deleteTitle', { name })}
        action={t('crm.deleteAction')}
        danger
        words="crm"
        onConfirm={async () => {
          await remove.mutateAsync(id)
          toast({ title: t('crm.deleted') })
          await navigate(LIST)
        }}
      >
        <p>{t('crm.deleteText')}</p>
      </Confirm>
    </>
  )
}
