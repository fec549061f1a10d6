import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ResourceRef } from '#platform/server/services.ts'

/** Records that were removed by their newest decision, which neither an appeal holds open nor a verdict reversed. */
export async function loadDestroyable(db: Db, { after, before }: { after: Date; before: Date }): Promise<ResourceRef[]> {
  const { rows } = await sql<ResourceRef>`
    select d.resource_type as type, d.resource_id as id
    from (
      select distinct on (resource_type, resource_id) * from moderation.decisions order by resource_type, resource_id, decided_at desc, id desc
    ) d
    left join moderation.appeals a on a.decision_id = d.id
    left join moderation.verdicts v on v.decision_id = d.id
    where d.action in ('remove', 'suspend') and coalesce(v.decided_at, d.decided_at) between ${after} and ${before}
      and (a.decision_id is null or v.outcome = 'upheld')`.execute(db)
  return rows
}
