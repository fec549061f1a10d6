import { suspended } from '#events/accounts.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { closeReports } from './close-reports.ts'

export const listeners: readonly Listener[] = [
  /** Accounts cannot close them itself: it knows no reports. */
  listener('reports.followSuspensions', [suspended], async (tx, events) => {
    for (const { payload } of events) await closeReports(tx, { type: 'user', id: payload.userId }, { outcome: 'acted', by: 'system' })
  }),
]
