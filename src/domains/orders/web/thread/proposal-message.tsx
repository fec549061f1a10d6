import { useQuery } from '@tanstack/react-query'
import type { MessageCardProps } from '#platform/web/domain.ts'
import { useSource } from '#platform/web/source.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { ProposalCard } from '../proposals/proposal-card.tsx'
import { proposalQuery } from '../proposals/queries.ts'

/** A proposal inside a conversation, with its current state. */
export default function ProposalMessage({ id }: MessageCardProps) {
  const { data } = useQuery(proposalQuery(useSource(), id))
  return (
    <div className="w-96 max-w-full text-start">{data ? <ProposalCard proposal={data} /> : <Skeleton className="h-40 rounded-md" />}</div>
  )
}
