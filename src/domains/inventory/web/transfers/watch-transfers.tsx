import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { inventoryKey, transferQuery } from '../queries.ts'
import { unwatchTransfer, useWatchedTransfers } from './watched-transfers.ts'

/** Says when a transfer that was started here is completed (spec §5), and refreshes what is on the screen. */
export function WatchTransfers({ workspaceId }: { workspaceId: string }) {
  return useWatchedTransfers().map((id) => <Watch key={id} workspaceId={workspaceId} transferId={id} />)
}

function Watch({ workspaceId, transferId }: { workspaceId: string; transferId: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const client = useQueryClient()
  const { data } = useQuery(transferQuery(source, workspaceId, transferId))
  const status = data?.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the status is the event
  useEffect(() => {
    if (!status || status === 'Pending') return
    unwatchTransfer(transferId)
    if (status === 'Completed') toast({ title: t('inventory.transfers.completed', { id: transferId }) })
    void client.invalidateQueries({ queryKey: inventoryKey(source, workspaceId) })
  }, [status])
  return null
}
