import { useTranslation } from 'react-i18next'
import { lineLabel, quantityOf } from '#domains/catalog/web/index.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { LineView, PartView } from '../../contract.ts'
import { canPropose } from '../proposals/proposable.ts'
import { StatusBadge } from '../status-badge.tsx'

type Part = Pick<PartView, 'number' | 'status' | 'total' | 'refunded' | 'refunds' | 'parcels' | 'history'> & { lines: readonly LineView[] }
type Props = { part: Part; href: string; propose: string; onPropose: () => void }

/** Lines, sums and what happened so far, with the way to the order and to a proposal. */
export function PartSummary({ part, href, propose, onPropose }: Props) {
  const { t } = useTranslation()
  const { number, status, total, refunded, lines } = part
  return (
    <div className="space-y-5 text-sm">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">
          <bdi dir="ltr">{number}</bdi>
        </h2>
        <StatusBadge status={status} of={part} />
      </header>
      <section aria-label={t('orders.thread.lines')}>
        <ul className="space-y-3">
          {lines.map((line) => (
            <Line key={line.position} line={line} />
          ))}
        </ul>
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1 border-t pt-3">
          <dt className="text-muted-foreground">{t('orders.sum.total')}</dt>
          <dd className="text-end font-semibold tabular-nums">{formatCharge(total)}</dd>
          {refunded.amountMinor > 0 && (
            <>
              <dt className="text-muted-foreground">{t('orders.sum.refunded')}</dt>
              <dd className="text-end font-semibold tabular-nums">{formatCharge(refunded)}</dd>
            </>
          )}
        </dl>
      </section>
      <div className="flex flex-col gap-2">
        {canPropose(part) && (
          <Button size="sm" onClick={onPropose}>
            {propose}
          </Button>
        )}
        <ButtonLink to={href} look="secondary" size="sm">
          {t('orders.thread.view')}
        </ButtonLink>
      </div>
      <History part={part} />
    </div>
  )
}

function Line({ line }: { line: LineView }) {
  const locale = useLocale()
  const variant = lineLabel(line)
  return (
    <li className="flex items-center gap-3">
      <Picture image={line.image} alt="" sizes="2.75rem" className="size-11 shrink-0 rounded-sm" />
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{quantityOf(line.measure, line.quantity, line.name, locale)}</span>
        {variant && <span className="block text-xs text-muted-foreground">{variant}</span>}
      </span>
    </li>
  )
}

/** Keys: orders.status.* */
function History({ part: { history, parcels, refunds } }: { part: Part }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const happened = [
    ...history.map(({ status, at }) => ({ at, what: t(`orders.status.${status}`) })),
    ...parcels.map(({ shippedAt, carrier, trackingNumber }) => ({
      at: shippedAt,
      what: [t('orders.event.parcel.Sent'), `${carrier} ${trackingNumber}`.trim()].filter(Boolean).join(': '),
    })),
    ...refunds.map(({ refundedAt, total }) => ({ at: refundedAt, what: `${t('orders.sum.refunded')}: ${formatCharge(total)}` })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  return (
    <section aria-label={t('orders.thread.history')} className="border-t pt-4">
      <h3 className="mb-2 font-semibold">{t('orders.thread.history')}</h3>
      <ol className="space-y-2">
        {happened.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <p dir="auto">{what}</p>
            <time dateTime={at} className="text-xs text-muted-foreground">
              {formatMoment(at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
