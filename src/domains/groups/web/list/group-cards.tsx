import type { GroupSummary } from '../../contract.ts'
import { GroupCard } from './group-card.tsx'

export function GroupCards({ label, groups }: { label: string; groups: readonly GroupSummary[] }) {
  if (groups.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </ul>
  )
}
