import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { ProposalView } from '../../contract.ts'
import { Dispute } from '../dispute.tsx'
import { useUnitsText } from '../use-units-text.ts'
import { ProposalBadge } from './proposal-badge.tsx'
import { ProposalSteps } from './proposal-steps.tsx'

/** A proposal with its state and what the viewer can do. Keys: orders.proposal.by.*, orders.proposal.kind.*, orders.reason.* */
export function ProposalCard({ proposal }: { proposal: ProposalView }) {
  const { t } = useTranslation()
  const { kind, side, viewer, vendor, amount, reason, message, answer, status, dispute, lines } = proposal
  const goods = useUnitsText(lines)(lines)
  const by = side === viewer ? 'own' : side
  return (
    <article aria-label={`${t(`orders.proposal.kind.${kind}`)}: ${goods}`} className="rounded-md border bg-card p-4 text-foreground">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold">
            {t(`orders.proposal.kind.${kind}`)}
            {amount && (
              <>
                {' · '}
                <span className="tabular-nums">{formatCharge(amount)}</span>
              </>
            )}
          </h3>
          <p className="text-xs text-muted-foreground">{t(`orders.proposal.by.${by}`, { vendor: vendor.name })}</p>
        </div>
        <ProposalBadge status={status} />
      </header>
      <p className="mt-2">{goods}</p>
      <p className="mt-1 text-muted-foreground">{t(`orders.reason.${reason}`)}</p>
      {message && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          <q dir="auto">{message}</q>
        </p>
      )}
      {answer && (
        <p className="mt-2">
          <span className="text-muted-foreground">{t('orders.proposal.answer')}</span> <q dir="auto">{answer}</q>
        </p>
      )}
      {dispute && <Dispute dispute={dispute} vendor={vendor.name} />}
      <Deadline proposal={proposal} />
      <ProposalSteps proposal={proposal} />
    </article>
  )
}

function Deadline({ proposal: { status, side, viewer, kind, answerUntil, vendor, replacement } }: { proposal: ProposalView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const day = formatDay(answerUntil, locale)
  const small = 'mt-2 text-xs text-muted-foreground'
  if (status === 'Open') {
    const own = side === 'shopper' && viewer === 'shopper'
    return (
      <p className={small}>{own ? t('orders.proposal.untilPlaza', { vendor: vendor.name, day }) : t('orders.proposal.until', { day })}</p>
    )
  }
  if (status !== 'Accepted' || kind !== 'replacement') return null
  if (!replacement?.shippedAt) return <p className={small}>{t('orders.proposal.toSend')}</p>
  return (
    <p className={small}>
      {t('orders.proposal.sent', { day: formatDay(replacement.shippedAt, locale) })}{' '}
      {replacement.trackingUrl ? (
        <a href={replacement.trackingUrl} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          <bdi dir="ltr">{`${replacement.carrier} ${replacement.trackingNumber}`.trim() || t('orders.parcel.track')}</bdi>
        </a>
      ) : (
        <bdi dir="ltr">{`${replacement.carrier} ${replacement.trackingNumber}`.trim()}</bdi>
      )}
    </p>
  )
}
