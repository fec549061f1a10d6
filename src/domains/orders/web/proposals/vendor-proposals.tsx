import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { vendorProposalsQuery } from './queries.ts'

/** Proposals about a vendor's part; nothing when there are none. */
export function VendorProposals({ workspaceId, number }: { workspaceId: string; number: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(vendorProposalsQuery(useSource(), workspaceId, number))
  if (!data || data.length === 0) return null
  return (
    <Panel title={t('orders.proposal.heading')}>
      <div className="space-y-3">
        {data.map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} />
        ))}
      </div>
    </Panel>
  )
}
