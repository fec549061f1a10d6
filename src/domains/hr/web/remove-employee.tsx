import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { LIST } from './paths.ts'
import { useRemoveEmployee } from './queries.ts'

export default function RemoveEmployee({ id, name, workspaceId }: { id: string; name: string; workspaceId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useRemoveEmployee(workspaceId)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('hr.employees.delete')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('hr.employees.deleteTitle', { name })}
        action={t('hr.employees.deleteAction')}
        danger
        words="hr"
        onConfirm={async () => {
          await remove.mutateAsync(id)
          toast({ title: t('hr.employees.deleted') })
          await navigate(LIST)
        }}
      >
        <p>{t('hr.employees.deleteText')}</p>
      </Confirm>
    </>
  )
}
