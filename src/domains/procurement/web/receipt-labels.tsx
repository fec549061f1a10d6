import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LabelsDialog } from '#domains/inventory/web/index.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { OrderView } from '../contract.ts'

type Props = { workspaceId: string; items: OrderView['items']; lines: readonly { lineId: string; quantity: number }[] }

/** Labels for what came: as many as were received. For those who may print labels. */
export function ReceiptLabels({ workspaceId, items, lines }: Props) {
  const { t } = useTranslation()
  const permissions = useWorkspace()?.permissions ?? []
  const [open, setOpen] = useState(false)
  const known = new Map(items.map((item) => [item.id, item]))
  const labels = lines.flatMap(({ lineId, quantity }) => {
    const { variantId = null, name = '' } = known.get(lineId) ?? {}
    return variantId === null ? [] : [{ variantId, name, copies: quantity }]
  })
  if (labels.length === 0 || !permissions.some((permission) => permission === 'inventory' || permission === 'catalog')) return null
  return (
    <>
      <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
        <Printer aria-hidden className="size-4" />
        {t('procurement.scan.labels')}
      </Button>
      {open && <LabelsDialog workspaceId={workspaceId} labels={labels} onClose={() => setOpen(false)} />}
    </>
  )
}
