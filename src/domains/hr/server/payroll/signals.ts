/** What open pages of payroll hear: colleagues with `hr`. */
import { payrollEnded, payrollPaid, payrollStarted } from '#events/hr.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'
import type { EventDefinition } from '#platform/shared/domain-event.ts'

export const payrollSignals: readonly SignalRule[] = [toPayroll(payrollStarted), toPayroll(payrollPaid), toPayroll(payrollEnded)]

function toPayroll<T extends string, P extends { runId: string; workspaceId: string }>(event: EventDefinition<T, P>): SignalRule {
  return signalsFor(event, ({ payload: { runId, workspaceId } }) => [
    { to: { workspace: workspaceId, permission: 'hr' }, topic: 'hr.payroll', ids: [runId] },
  ])
}
