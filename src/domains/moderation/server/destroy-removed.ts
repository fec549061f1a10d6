import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { DESTROYED_AFTER_DAYS } from '../contract.ts'
import { loadDestroyable } from './destroyable.sql.ts'

const DAY_MS = 86_400_000
/** For how long a record is tried again, for example after the server was off. */
const TRIED_DAYS = 365

/** Runs nightly: what was removed goes for good once nobody can appeal, unless an appeal or another decision about it is younger. */
export const destroyRemoved = defineTask(
  'moderation:destroyRemoved',
  async (services) => {
    const daysAgo = (days: number) => new Date(services.now().getTime() - days * DAY_MS)
    const before = daysAgo(DESTROYED_AFTER_DAYS)
    for (const { type, id } of await loadDestroyable(services.db, { after: daysAgo(TRIED_DAYS), before })) {
      const { moderation } = services.resources
      await transactAsSystem(services, async (tx) => moderation(type)?.destroy?.(tx, id))
    }
  },
  '20 4 * * *',
)
