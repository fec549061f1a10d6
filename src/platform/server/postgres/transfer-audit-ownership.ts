/** Gives the audit log an owner that Plaza's role is not a member of (docs/decisions/0013-audit-log.md). */
import { readFileSync } from 'node:fs'
import pg from 'pg'

const SCRIPT = new URL('../../../../scripts/audit-owner.sql', import.meta.url)

/** `url`: a migrated database as superuser. Does nothing when the owner was changed before. */
export async function transferAuditOwnership(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'plaza audit' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(readFileSync(SCRIPT, 'utf8'))
  } finally {
    await client.end()
  }
}
