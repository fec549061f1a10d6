import { defineTask } from '#platform/server/jobs.ts'
import { recountPeople } from './people.sql.ts'
import { deletePausesBefore } from './requests.sql.ts'
import { deleteMutesBefore } from './restrictions.sql.ts'

/** Runs nightly: deletes what has ended. */
export const deleteEnded = defineTask(
  'network:deleteEnded',
  async ({ db, now }) => {
    await deletePausesBefore(db, now())
    await deleteMutesBefore(db, now())
  },
  '20 3 * * *',
)

/** Runs nightly: repairs counts that differ from their rows, which is a bug each time. */
export const recount = defineTask(
  'network:recount',
  async ({ db, log }) => {
    const repaired = await recountPeople(db)
    if (repaired > 0) log.error({ repaired }, 'counts of the network differed from their rows')
  },
  '30 3 * * *',
)
