/** Statements that break each invariant of workspaces, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'an open workspace has one owner, a closed one has no members',
    breaks: `update workspaces.members set role = 'manager' where role = 'owner'`,
    mends: `update workspaces.members m set role = 'owner' where role = 'manager' and not exists (
      select from workspaces.members o where o.workspace_id = m.workspace_id and o.joined_at <= m.joined_at and o.user_id < m.user_id)`,
  },
]
