import { PackageCheck, Printer, Truck, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { slipPath } from './paths.ts'
import { type Desk, useStep } from './use-desk.ts'

/** What the tables of states allow from here, the next step first. */
export function DeskActions({ desk }: { desk: Desk }) {
  const { t } = useTranslation()
  const { order, ask } = desk
  const { number, version, next, lines } = order
  const process = useStep<{ number: string; version: number }>(desk, (api, input, how) => api.process(input, how))
  const unsent = lines.some(({ cancellable }) => cancellable > 0)
  const refundable = lines.some(({ refundable }) => refundable > 0)

  return (
    <>
      {unsent && (
        <Button onClick={() => ask({ what: 'ship' })}>
          <Truck aria-hidden className="flip size-4.5" />
          {t('orders.desk.ship.begin')}
        </Button>
      )}
      {next.includes('Processing') && (
        <Button
          look="secondary"
          busy={process.isPending}
          onClick={() => process.take({ number, version }, () => toast({ title: t('orders.desk.process.done') }))}
        >
          <PackageCheck aria-hidden className="size-4.5" />
          {t('orders.desk.process.begin')}
        </Button>
      )}
      {unsent && (
        <ButtonLink look="secondary" to={slipPath(number)}>
          <Printer aria-hidden className="size-4.5" />
          {t('orders.desk.slip.title')}
        </ButtonLink>
      )}
      {refundable && (
        <Button look="secondary" onClick={() => ask({ what: 'refund' })}>
          <Undo2 aria-hidden className="flip size-4.5" />
          {t('orders.desk.refund.begin')}
        </Button>
      )}
      {unsent && (
        <Button look="danger" onClick={() => ask({ what: 'cancel' })}>
          <X aria-hidden className="size-4.5" />
          {t('orders.cancel.begin')}
        </Button>
      )}
      {process.error && (
        <p role="alert" className="w-full text-xs font-medium text-destructive">
          {failureText(t, process.error, 'orders')}
        </p>
      )}
    </>
  )
}
