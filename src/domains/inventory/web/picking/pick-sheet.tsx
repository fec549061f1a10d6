import { PackageCheck, WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { ScanField } from '#platform/web/scan/scan-field.tsx'
import { useLoadedCamera } from '#platform/web/scan/use-loaded-camera.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty } from '#platform/web/ui/empty.tsx'
import { useOnline } from '#platform/web/use-online.ts'
import type { PickOrder } from '../../contract.ts'
import { pickingPath } from '../paths.ts'
import { PickLine } from './pick-line.tsx'
import { PickedOrders } from './picked-orders.tsx'
import { type HeardPick, usePicking } from './use-picking.ts'
import { RejectedPicks, WaitingPicks } from './waiting-picks.tsx'

type Props = { workspaceId: string; warehouse: { id: string; name: string }; orders: readonly PickOrder[] }

/** Takes orders off the shelves with a phone in one hand; also without a connection. */
export default function PickSheet({ workspaceId, warehouse, orders }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const online = useOnline()
  const picking = usePicking(workspaceId, warehouse.id, orders)
  const { lines, draft, heard, units } = picking
  useLoadedCamera()
  if (orders.length === 0)
    return (
      <Empty icon={PackageCheck} title={t('inventory.picking.none')} text={t('inventory.picking.sentText')}>
        <ButtonLink to={pickingPath(warehouse.id)} look="secondary">
          {t('inventory.picking.toList')}
        </ButtonLink>
      </Empty>
    )
  return (
    <div className="max-w-3xl space-y-5">
      {!online && (
        <p role="status" className="flex items-center gap-2 rounded-md border px-3 py-2 text-sm text-muted-foreground">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('inventory.picking.offline')}
        </p>
      )}
      <RejectedPicks picking={picking} />
      <WaitingPicks picking={picking} />
      <PickedOrders orders={orders} />
      <ScanField label={t('inventory.count.code')} hint={t('inventory.picking.codeHint')} onCode={picking.hear} />
      <HeardCode heard={heard} />
      <ul aria-label={t('inventory.picking.lines')} className="divide-y overflow-hidden rounded-lg border bg-card">
        {lines.map((line) => (
          <PickLine
            key={line.id}
            line={line}
            place={warehouse.name}
            quantity={draft.quantities[line.id] ?? 0}
            shortReason={draft.shorts[line.id] ?? null}
            isHeard={heard?.lineId === line.id}
            onQuantity={(quantity) => picking.change({ ...draft, quantities: { ...draft.quantities, [line.id]: quantity } })}
            onShort={(reason) => {
              const { [line.id]: _, ...others } = draft.shorts
              picking.change({ ...draft, shorts: reason ? { ...others, [line.id]: reason } : others })
            }}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 space-y-2 border-t bg-background py-3">
        {picking.failures.map((failure) => (
          <p key={failure} role="alert" className="font-medium text-destructive">
            {failure}
          </p>
        ))}
        <Button
          busy={picking.isSending}
          disabled={!picking.canSend}
          onClick={() => void picking.send()}
          className="min-h-14! w-full text-base sm:w-auto"
        >
          <PackageCheck aria-hidden className="size-5" />
          {t('inventory.picking.save', { count: units, shown: formatNumber(units, locale) })}
        </Button>
      </div>
    </div>
  )
}

/** What the last code meant. Keys: inventory.picking.heard.* */
function HeardCode({ heard }: { heard: HeardPick | null }) {
  const { t } = useTranslation()
  return (
    <p role="status" className={heard && heard.kind !== 'picked' ? 'font-medium text-destructive' : 'text-muted-foreground empty:hidden'}>
      {heard && t(`inventory.picking.heard.${heard.kind}`, { code: heard.code, name: heard.name, order: heard.order })}
    </p>
  )
}
