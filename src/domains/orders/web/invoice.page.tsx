import './invoice.css'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { codeOf } from '#platform/web/failure.ts'
import { pageContext } from '#platform/web/page-context.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Route } from './+types/invoice.page.ts'
import { Invoice } from './invoice.tsx'
import { orderPath } from './order-path.ts'
import { orderQuery, printingQuery } from './queries.ts'
import { SaveInvoice } from './save-invoice.tsx'

/** Asks only whether the part is there for this visitor, so that a document without one is a real 404. */
export async function loader({ context, params: { orderId, number } }: Route.LoaderArgs) {
  const missing = () => data(null, { status: 404 })
  const order = await context
    .get(pageContext)
    .api.orders.get({ orderId })
    .catch((error: unknown) => {
      throw codeOf(error) === 'NOT_FOUND' ? missing() : error
    })
  if (!order.parts.some((part) => part.number === number)) throw missing()
  return null
}

export function clientLoader() {
  return null
}

/** Private, like the order's own page. The browser prints it; as a PDF it comes from Plaza, where that has a Chromium. */
export default function InvoicePage({ params: { orderId, number } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const source = useSource()
  const order = useQuery(orderQuery(source, orderId))
  const printing = useQuery(printingQuery(source))
  const part = order.data?.parts.find((part) => part.number === number)
  if ((order.isLoadingError && codeOf(order.error) === 'NOT_FOUND') || (order.data && !part)) return <NotFound />
  return (
    <main id="content" className="page min-h-dvh max-w-4xl pt-6 pb-10 print:min-h-0">
      <PageHead title={t('orders.invoice.of', { number })} hidden />
      <div data-beside-invoice className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <ButtonLink to={orderPath(orderId)} look="quiet" size="sm">
          <ArrowLeft aria-hidden className="flip size-4" />
          {t('orders.invoice.back')}
        </ButtonLink>
        <div className="flex flex-wrap items-center gap-3">
          {printing.data?.pdf === false && <p className="text-xs text-muted-foreground">{t('orders.invoice.pdf')}</p>}
          {printing.data?.pdf && part && <SaveInvoice orderId={orderId} number={number} />}
          <Button size="sm" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {t('orders.invoice.print')}
          </Button>
        </div>
      </div>
      {order.isPending && (
        <p role="status" className="py-24 text-center text-muted-foreground">
          {t('platform.loading')}
        </p>
      )}
      {order.isLoadingError && <FailedNotice text={t('orders.loadFailed')} onRetry={() => void order.refetch()} />}
      {order.data && part && <Invoice order={order.data} part={part} />}
    </main>
  )
}
