/** Statements that break each invariant of the platform, and those that repair it. */
import type { PlantedViolation } from '#test/plaza/planted-violation.ts'

export const violations: readonly PlantedViolation[] = [
  {
    name: 'the audit log is one unbroken chain',
    breaks: `insert into audit.entries select count(*) + 1, 'aud_x', now(), 'usr_x', 'accounts.suspended', 'user', 'usr_y', null, null, null, '{}', '', '' from audit.entries`,
    mends: `set session_replication_role = replica; delete from audit.entries where id = 'aud_x'`,
    bySuperuser: true,
  },
]
