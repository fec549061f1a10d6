import { useQuery } from '@tanstack/react-query'
import { FileText, Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button, buttonClasses } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { OrderView, SendingView } from '../contract.ts'
import { orderDocumentPath } from './paths.ts'
import { sendingQuery } from './sending-queries.ts'

const SendDialog = lazy(() => import('./send-dialog.tsx'))

type Props = { order: OrderView; workspaceId: string }

/** What was sent to the supplier, what it confirmed, and what is on its way. */
export function SendingPanel({ order, workspaceId }: Props) {
  const { t } = useTranslation()
  const [sending, setSending] = useState(false)
  const { data, isLoadingError, refetch } = useQuery(sendingQuery(useSource(), workspaceId, order.id))
  const canSend = !order.awaitingApproval && !['Draft', 'Fulfilled', 'Cancelled'].includes(order.status)
  return (
    <Panel
      title={t('procurement.sending.title')}
      aside={
        <div className="flex flex-wrap gap-2">
          <a href={orderDocumentPath(order.id)} download className={buttonClasses('secondary', 'sm')}>
            <FileText aria-hidden className="size-4" />
            {t('procurement.sending.pdf')}
          </a>
          {canSend && (
            <Button look={data?.sending ? 'secondary' : 'primary'} size="sm" disabled={!data} onClick={() => setSending(true)}>
              <Send aria-hidden className="size-4" />
              {t(data?.sending ? 'procurement.sending.sendAgain' : 'procurement.sending.send')}
            </Button>
          )}
        </div>
      }
    >
      {isLoadingError && <FailedNotice text={t('procurement.sending.failed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-11 w-full" />}
      {data && <Said order={order} view={data} />}
      {sending && data && (
        <Suspense>
          <SendDialog order={order} view={data} workspaceId={workspaceId} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

function Said({ order, view: { sending, advices } }: { order: OrderView; view: SendingView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!sending)
    return (
      <p className="max-w-prose text-muted-foreground">
        {t('procurement.sending.none')} {t('procurement.sending.noneText')}
      </p>
    )
  const to = [sending.email, sending.linkedTo].filter(Boolean).map((name) => `\u2068${name}\u2069`)
  return (
    <div className="space-y-4">
      <div>
        <p className="font-medium">{t('procurement.sending.sentOn', { date: formatMoment(sending.sentAt, locale) })}</p>
        <p className="text-xs wrap-anywhere text-muted-foreground">{t('procurement.sending.to', { to: to.join(', ') })}</p>
      </div>
      {sending.outdated && <p className="max-w-prose rounded-md bg-muted p-3">{t('procurement.sending.outdated')}</p>}
      {!sending.outdated && sending.confirmedAt === null && <p>{t('procurement.sending.waiting')}</p>}
      {sending.confirmedAt !== null && (
        <div className="space-y-2">
          <p className="font-medium">{t('procurement.sending.confirmedOn', { date: formatMoment(sending.confirmedAt, locale) })}</p>
          {!sending.outdated && <Differences order={order} lines={sending.lines} />}
          {sending.note && (
            <blockquote className="border-s-2 ps-3 text-muted-foreground">
              <bdi className="whitespace-pre-line">{sending.note}</bdi>
            </blockquote>
          )}
        </div>
      )}
      {advices.length > 0 && <Advices order={order} advices={advices} />}
    </div>
  )
}

type SaidLines = NonNullable<SendingView['sending']>['lines']

/** The lines that come in smaller numbers, or on another day. */
function Differences({ order, lines }: { order: OrderView; lines: SaidLines }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const confirmed = new Map(lines.map((line) => [line.lineId, line]))
  const different = order.items.flatMap((item) => {
    const said = confirmed.get(item.id)
    return said && (said.quantity !== item.qty || said.expectedDate !== order.expectedDate) ? [{ item, said }] : []
  })
  if (different.length === 0) return <p>{t('procurement.sending.asOrdered')}</p>
  return (
    <>
      <h3 className="text-xs font-semibold text-muted-foreground">{t('procurement.sending.differences')}</h3>
      <ul className="divide-y">
        {different.map(({ item, said }) => (
          <li key={item.id} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2 first:pt-0 last:pb-0">
            <bdi className="min-w-0 wrap-anywhere">{item.name}</bdi>
            <span className="tabular-nums">
              {said.quantity === 0 || said.expectedDate === null
                ? t('procurement.sending.nothing')
                : `${t('procurement.sending.qtyOf', {
                    confirmed: formatNumber(said.quantity, locale),
                    qty: formatNumber(item.qty, locale),
                  })} ${t('procurement.sending.onDay', { date: formatUtcDay(said.expectedDate, locale) })}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Advices({ order, advices }: { order: OrderView; advices: SendingView['advices'] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const names = new Map(order.items.map(({ id, name }) => [id, name]))
  return (
    <div className="space-y-2 border-t pt-4">
      <h3 className="font-semibold">{t('procurement.sending.advice')}</h3>
      <ul className="divide-y">
        {advices.map(({ id, carrier, trackingNumber, expectedDate, lines }) => (
          <li key={id} className="py-2 first:pt-0 last:pb-0">
            <p className="font-medium">{t('procurement.sending.adviceDay', { date: formatUtcDay(expectedDate, locale) })}</p>
            {(carrier || trackingNumber) && (
              <p className="text-xs text-muted-foreground">
                <bdi>{carrier}</bdi> <bdi dir="ltr">{trackingNumber}</bdi>
              </p>
            )}
            <ul className="mt-1 text-muted-foreground">
              {lines.map(({ lineId, quantity }) => (
                <li key={lineId}>
                  {formatNumber(quantity, locale)} × <bdi>{names.get(lineId) ?? ''}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
