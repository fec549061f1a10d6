import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PipelineView } from '../../contract.ts'
import { useRemovePipeline } from '../deals/deal-queries.ts'

type Props = { pipeline: PipelineView; workspaceId: string; onDone: () => void }

export function RemovePipeline({ pipeline: { id, name }, workspaceId, onDone }: Props) {
  const { t } = useTranslation()
  const remove = useRemovePipeline(workspaceId)
  const [asking, setAsking] = useState(false)
  return (
    <div className="mb-4">
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('crm.board.removePipeline')}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('crm.deleteTitle', { name })}
        action={t('crm.board.removePipeline')}
        danger
        words="crm"
        onConfirm={async () => {
          await remove.mutateAsync(id)
          toast({ title: t('crm.board.pipelineRemoved') })
          onDone()
        }}
      >
        <p>{t('crm.board.removeText')}</p>
      </Confirm>
    </div>
  )
}
