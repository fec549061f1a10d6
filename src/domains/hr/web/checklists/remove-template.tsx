import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { TemplateView } from '../../contract.ts'
import { useRemoveTemplate } from './queries.ts'

type Props = { template: TemplateView; workspaceId: string; onDone: () => void }

export function RemoveTemplate({ template: { id, name }, workspaceId, onDone }: Props) {
  const { t } = useTranslation()
  const remove = useRemoveTemplate(workspaceId)
  const [asking, setAsking] = useState(false)
  return (
    <div className="mb-4">
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('hr.templates.remove')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('hr.employees.deleteTitle', { name })}
        action={t('hr.templates.remove')}
        danger
        words="hr"
        onConfirm={async () => {
          await remove.mutateAsync(id)
          toast({ title: t('hr.templates.removed') })
          onDone()
        }}
      >
        <p>{t('hr.templates.removeText')}</p>
      </Confirm>
    </div>
  )
}
