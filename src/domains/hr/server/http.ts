import { implementOperations } from '#platform/server/implement-operations.ts'
import { hr } from '../contract.ts'
import { listChecklists, listOpen } from './checklists/checklists.ts'
import { createTemplate } from './checklists/create-template.ts'
import { removeChecklist } from './checklists/remove-checklist.ts'
import { removeTemplate } from './checklists/remove-template.ts'
import { startChecklist } from './checklists/start-checklist.ts'
import { listTemplates } from './checklists/templates.ts'
import { tickItem } from './checklists/tick-item.ts'
import { tickOwnItem } from './checklists/tick-own-item.ts'
import { updateTemplate } from './checklists/update-template.ts'
import { createEmployee } from './create-employee.ts'
import { getEmployee, listEmployees, loadChart } from './employees.ts'
import { acceptEmployment } from './employments/accept-employment.ts'
import { getAccount } from './employments/accounts.ts'
import { listEmployments, previewEmployment } from './employments/employments.ts'
import { endEmployment } from './employments/end-employment.ts'
import { linkEmployee } from './employments/link-employee.ts'
import { shareFile } from './employments/share-file.ts'
import { unlinkEmployee } from './employments/unlink-employee.ts'
import { employeeImport } from './files/import-employees.ts'
import { calendarRouter } from './http/calendar.ts'
import { leaveRouter } from './http/leave.ts'
import { myLeaveRouter, teamLeaveRouter } from './http/my-leave.ts'
import { getOverview } from './overview/get-overview.ts'
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
  checklists: {
    templates: {
      list: os.checklists.templates.list.handler(({ context: { ctx } }) => listTemplates(ctx)),
      create: os.checklists.templates.create.handler(({ input, context: { ctx } }) => createTemplate(ctx, input)),
      update: os.checklists.templates.update.handler(({ input, context: { ctx } }) => updateTemplate(ctx, input)),
      remove: os.checklists.templates.remove.handler(({ input, context: { ctx } }) => removeTemplate(ctx, input.templateId)),
    },
    list: os.checklists.list.handler(({ input, context: { ctx } }) => listChecklists(ctx, input.employeeId)),
    start: os.checklists.start.handler(({ input, context: { ctx } }) => startChecklist(ctx, input)),
    remove: os.checklists.remove.handler(({ input, context: { ctx } }) => removeChecklist(ctx, input.checklistId)),
    tick: os.checklists.tick.handler(({ input, context: { ctx } }) => tickItem(ctx, input)),
    open: os.checklists.open.handler(({ input, context: { ctx } }) => listOpen(ctx, input)),
  },
  employees: {
    list: os.employees.list.handler(({ input, context: { ctx } }) => listEmployees(ctx, input)),
    get: os.employees.get.handler(({ input, context: { ctx } }) => getEmployee(ctx, input.employeeId)),
    chart: os.employees.chart.handler(({ context: { ctx } }) => loadChart(ctx)),
    create: os.employees.create.handler(({ input, context: { ctx } }) => createEmployee(ctx, input)),
    update: os.employees.update.handler(({ input, context: { ctx } }) => updateEmployee(ctx, input)),
    reassign: os.employees.reassign.handler(({ input, context: { ctx } }) => reassignEmployee(ctx, input)),
    remove: os.employees.remove.handler(({ input, context: { ctx } }) => removeEmployee(ctx, input.employeeId)),
    checkImport: os.employees.checkImport.handler(({ input, context: { ctx } }) => employeeImport.check(ctx, input.rows)),
    import: os.employees.import.handler(({ input, context: { ctx } }) => employeeImport.run(ctx, input.rows)),
    account: os.employees.account.handler(({ input, context: { ctx } }) => getAccount(ctx, input.employeeId)),
    link: os.employees.link.handler(({ input, context: { ctx } }) => linkEmployee(ctx, input.employeeId)),
    unlink: os.employees.unlink.handler(({ input, context: { ctx } }) => unlinkEmployee(ctx, input.employeeId)),
    shareFile: os.employees.shareFile.handler(({ input, context: { ctx } }) => shareFile(ctx, input)),
  },
  leave: leaveRouter,
  myLeave: myLeaveRouter,
  teamLeave: teamLeaveRouter,
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
  employments: {
    list: os.employments.list.handler(({ context: { ctx } }) => listEmployments(ctx)),
    preview: os.employments.preview.handler(({ input, context: { ctx } }) => previewEmployment(ctx, input)),
    accept: os.employments.accept.handler(({ input, context: { ctx } }) => acceptEmployment(ctx, input)),
    tick: os.employments.tick.handler(({ input, context: { ctx } }) => tickOwnItem(ctx, input)),
    end: os.employments.end.handler(({ input, context: { ctx } }) => endEmployment(ctx, input.employeeId)),
  },
  overview: os.overview.handler(({ context: { ctx } }) => getOverview(ctx)),
})
