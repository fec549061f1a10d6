import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import type { OrderView, PartView } from '../../contract.ts'
import { ProposalCard } from './proposal-card.tsx'
import { proposalsQuery } from './queries.ts'

/** Proposals about a part of the shopper's order; nothing when there are none. */
export default function ShopperProposals({ order, part }: { order: OrderView; part: PartView }) {
  const { t } = useTranslation()
  const { data } = useQuery(proposalsQuery(useSource(), order.id))
  const own = data?.filter(({ number }) => number === part.number) ?? []
  if (own.length === 0) return null
  return (
    <section aria-label={t('orders.proposal.heading')} className="space-y-3 border-t bg-muted/40 px-5 py-4 last:rounded-b-lg">
      <h3 className="font-semibold">{t('orders.proposal.heading')}</h3>
      {own.map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
      ))}
    </section>
  )
}
