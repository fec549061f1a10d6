import { reportSubmitted, reportsClosed } from '#events/reports.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'

/** Administrators see the queue of reports; what is reported stays between them and the reporter. */
export const signals: readonly SignalRule[] = [
  signalsFor(reportSubmitted, ({ payload: { id } }) => [{ to: 'admins', topic: 'reports.record', ids: [id] }]),
  signalsFor(reportsClosed, ({ payload: { id } }) => [{ to: 'admins', topic: 'reports.record', ids: [id] }]),
]
