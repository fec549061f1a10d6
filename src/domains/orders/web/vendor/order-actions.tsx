import { HandHelping, MessageCircleQuestionMark, PackageCheck, Truck, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isShipped } from '#domains/catalog/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { DownloadDocument } from '../download-document.tsx'
import { canPropose } from '../proposals/proposable.ts'
import SaleDocuments from '../sale-documents.tsx'
import { MessageCustomer } from '../thread/message-customer.tsx'
import { packingSlipPath } from './paths.ts'
import { type OrderScope, useStep } from './use-order-scope.ts'

/** Actions the state machine allows, next step first. */
export function OrderActions({ scope }: { scope: OrderScope }) {
  const { t } = useTranslation()
  const { order, ask } = scope
  const { number, version, next, lines } = order
  const process = useStep<{ number: string; version: number }>(scope, (api, input, how) => api.process(input, how))
  const unsent = lines.some(({ cancellable }) => cancellable > 0)
  const shippable = lines.some(({ cancellable, kind }) => cancellable > 0 && isShipped(kind))
  const providable = lines.some(({ cancellable, kind }) => cancellable > 0 && kind === 'service')
  const provide = useStep<{ number: string; version: number }>(scope, (api, input, how) => api.provide(input, how))
  const refundable = lines.some(({ refundable }) => refundable > 0)

  return (
    <>
      {providable && order.confirmUntil === null && (
        <Button
          busy={provide.isPending}
          onClick={() => provide.take({ number, version }, () => toast({ title: t('orders.vendor.provide.done') }))}
        >
          <HandHelping aria-hidden className="size-4.5" />
          {t('orders.vendor.provide.begin')}
        </Button>
      )}
      {shippable && order.confirmUntil === null && (
        <Button onClick={() => ask({ what: 'ship' })}>
          <Truck aria-hidden className="flip size-4.5" />
          {t('orders.vendor.ship.begin')}
        </Button>
      )}
      {next.includes('Processing') && (
        <Button
          look="secondary"
          busy={process.isPending}
          onClick={() => process.take({ number, version }, () => toast({ title: t('orders.vendor.process.done') }))}
        >
          <PackageCheck aria-hidden className="size-4.5" />
          {t('orders.vendor.process.begin')}
        </Button>
      )}
      {shippable && (
        <DownloadDocument look="secondary" path={packingSlipPath(number)}>
          {t('orders.vendor.slip.title')}
        </DownloadDocument>
      )}
      {refundable && (
        <Button look="secondary" onClick={() => ask({ what: 'refund' })}>
          <Undo2 aria-hidden className="flip size-4.5" />
          {t('orders.vendor.refund.begin')}
        </Button>
      )}
      <MessageCustomer workspaceId={scope.workspaceId} number={number} />
      {canPropose(order) && (
        <Button look="secondary" onClick={() => ask({ what: 'propose' })}>
          <MessageCircleQuestionMark aria-hidden className="flip size-4.5" />
          {t('orders.proposal.propose.begin')}
        </Button>
      )}
      {unsent && (
        <Button look="danger" onClick={() => ask({ what: 'cancel' })}>
          <X aria-hidden className="size-4.5" />
          {t('orders.cancel.begin')}
        </Button>
      )}
      <SaleDocuments part={order} />
      {(process.error ?? provide.error) && (
        <p role="alert" className="w-full text-xs font-medium text-destructive">
          {failureText(t, process.error ?? provide.error, 'orders')}
        </p>
      )}
    </>
  )
}
