import { payrollPaid } from '#events/hr.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import { loadRuns } from './runs.sql.ts'
import { loadPaidUsers } from './slips.sql.ts'

/** One notification for the person who ran the payroll, without amounts. */
const paid = defineNotification({
  kind: 'hr.payrollPaid',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [payrollPaid],
  async recipients(tx, events) {
    const runs = await loadRuns(
      tx.db,
      events.map(({ payload }) => payload.runId),
    )
    return events.flatMap(({ payload: { runId, workspaceId, createdBy } }) => {
      const period = runs.find(({ id }) => id === runId)?.payPeriod
      if (createdBy === null || !period) return []
      return [
        {
          userId: createdBy,
          target: { type: 'payrollRun', id: runId },
          actorId: null,
          params: { period },
          href: `/hr/payroll/${runId}`,
          workspaceId,
        },
      ]
    })
  },
  words: {
    en: { name: 'Payroll paid', text: ({ period }) => `The payroll of ${period} is paid` },
    es: { name: 'Nómina pagada', text: ({ period }) => `La nómina de ${period} está pagada` },
    ar: { name: 'دُفعت الرواتب', text: ({ period }) => `دُفعت رواتب ${period}` },
  },
})

/** One for each employee who is a member. They need not be members of the workspace. */
const payslip = defineNotification({
  kind: 'hr.payslipReady',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [payrollPaid],
  async recipients(tx, events) {
    const runIds = events.map(({ payload }) => payload.runId)
    const periods = new Map((await loadRuns(tx.db, runIds)).map(({ id, payPeriod }) => [id, payPeriod]))
    return (await loadPaidUsers(tx.db, runIds)).map(({ runId, userId }) => ({
      userId,
      target: { type: 'payrollRun', id: runId },
      actorId: null,
      params: { period: periods.get(runId) ?? '' },
      href: '/hr/me/payslips',
    }))
  },
  words: {
    en: { name: 'New payslip', text: ({ period }) => `Your payslip of ${period} is ready` },
    es: { name: 'Nuevo recibo de nómina', text: ({ period }) => `Tu recibo de nómina de ${period} está listo` },
    ar: { name: 'قسيمة راتب جديدة', text: ({ period }) => `قسيمة راتبك عن ${period} جاهزة` },
  },
})

export const payrollNotifications = [paid, payslip]
