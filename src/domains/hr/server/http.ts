import { implementOperations } from '#platform/server/implement-operations.ts'
import { hr } from '../contract.ts'
import { createEmployee } from './create-employee.ts'
import { getEmployee, listEmployees, loadChart } from './employees.ts'
import { calendarRouter } from './http/calendar.ts'
import { leaveRouter } from './http/leave.ts'
import { cancelRun } from './payroll/cancel-run.ts'
import { createRun } from './payroll/create-run.ts'
import { listPay } from './payroll/pay.ts'
import { removePay } from './payroll/remove-pay.ts'
import { getRun, listRuns, previewRun } from './payroll/runs.ts'
import { setPay } from './payroll/set-pay.ts'
import { listMyPayslips, listSlips } from './payroll/slips.ts'
import { reassignEmployee } from './reassign-employee.ts'
import { removeEmployee } from './remove-employee.ts'
import { updateEmployee } from './update-employee.ts'

const os = implementOperations(hr)

export const hrRouter = os.router({
  employees: {
    list: os.employees.list.handler(({ input, context: { ctx } }) => listEmployees(ctx, input)),
    get: os.employees.get.handler(({ input, context: { ctx } }) => getEmployee(ctx, input.employeeId)),
    chart: os.employees.chart.handler(({ context: { ctx } }) => loadChart(ctx)),
    create: os.employees.create.handler(({ input, context: { ctx } }) => createEmployee(ctx, input)),
    update: os.employees.update.handler(({ input, context: { ctx } }) => updateEmployee(ctx, input)),
    reassign: os.employees.reassign.handler(({ input, context: { ctx } }) => reassignEmployee(ctx, input)),
    remove: os.employees.remove.handler(({ input, context: { ctx } }) => removeEmployee(ctx, input.employeeId)),
  },
  leave: leaveRouter,
  calendar: calendarRouter,
  pay: {
    list: os.pay.list.handler(async ({ input, context: { ctx } }) => ({ items: await listPay(ctx, input.employeeId) })),
    set: os.pay.set.handler(({ input, context: { ctx } }) => setPay(ctx, input)),
    remove: os.pay.remove.handler(({ input, context: { ctx } }) => removePay(ctx, input)),
  },
  payroll: {
    runs: {
      list: os.payroll.runs.list.handler(({ input, context: { ctx } }) => listRuns(ctx, input)),
      get: os.payroll.runs.get.handler(({ input, context: { ctx } }) => getRun(ctx, input.runId)),
      preview: os.payroll.runs.preview.handler(({ input, context: { ctx } }) => previewRun(ctx, input)),
      create: os.payroll.runs.create.handler(({ input, context: { ctx } }) => createRun(ctx, input)),
      cancel: os.payroll.runs.cancel.handler(({ input, context: { ctx } }) => cancelRun(ctx, input.runId)),
    },
    slips: { list: os.payroll.slips.list.handler(({ input, context: { ctx } }) => listSlips(ctx, input)) },
  },
  myPayslips: { list: os.myPayslips.list.handler(({ input, context: { ctx } }) => listMyPayslips(ctx, input)) },
})
