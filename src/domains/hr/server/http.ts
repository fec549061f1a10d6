import { implementOperations } from '#platform/server/implement-operations.ts'
import { hr } from '../contract.ts'
import { createEmployee } from './create-employee.ts'
import { getEmployee, listEmployees, loadChart } from './employees.ts'
import { calendarRouter } from './http/calendar.ts'
import { leaveRouter } from './http/leave.ts'
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
})
