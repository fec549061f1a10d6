import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_LEAVE = 'leave_00000000000000000000000000'
const MISSING = 'employee_00000000000000000000000000'
const MISSING_TEMPLATE = 'checktpl_00000000000000000000000000'
const MISSING_CHECKLIST = 'checklist_00000000000000000000000000'
const MISSING_ITEM = 'checkitem_00000000000000000000000000'
const TEMPLATE = { name: 'Mine', items: [{ title: 'Mine', role: 'hr', dueDays: 0 }] }
const FIELDS = { name: 'Mine', hireDate: '2026-01-05' }

export const domainRecords: DomainRecords = {
  noRecord: {
    'hr.leave.requests.list': 'an employee of another workspace filters like one that never was',
    'hr.employees.list': 'a tag of another workspace finds nothing',
    'hr.employees.create': 'a manager of another workspace is refused like one that never was',
    'hr.payroll.runs.preview': 'a line for an employee of another workspace is refused like one for nobody',
    'hr.payroll.runs.create': 'a line for an employee of another workspace is refused like one for nobody',
    'hr.employments.preview': 'the token of a link is a secret; one that opens nothing is not found',
    'hr.employments.accept': 'as above; any token that opens nothing is TOKEN_INVALID',
  },
  records({ owner, workspace, inOwnWorkspace }) {
    async function pair(rest: object = {}) {
      const { body } = await owner.call('hr.employees.create', FIELDS, { workspace })
      return inOwnWorkspace({ employeeId: body.id, ...rest }, { employeeId: MISSING, ...rest })
    }
    async function leavePair(rest: object = {}) {
      const { body: employee } = await owner.call('hr.employees.create', FIELDS, { workspace })
      const span = { employeeId: employee.id, type: 'sick', startDate: '2026-03-02', endDate: '2026-03-03' }
      const { body } = await owner.call('hr.leave.requests.create', span, { workspace })
      return inOwnWorkspace({ requestId: body.id, ...rest }, { requestId: NO_LEAVE, ...rest })
    }
    let runs = 0
    /** A run of a month that has none. */
    async function runPair() {
      await owner.call('hr.employees.create', { ...FIELDS, hireDate: '2020-01-01', yearlyMinor: 1200 }, { workspace })
      runs += 1
      const payPeriod = `2026-${String(runs).padStart(2, '0')}`
      const { body } = await owner.call('hr.payroll.runs.create', { payPeriod, paymentDate: `${payPeriod}-28` }, { workspace })
      return inOwnWorkspace({ runId: body.id }, { runId: 'payroll_00000000000000000000000000' })
    }
    async function templatePair(rest: object = {}) {
      const { body } = await owner.call('hr.checklists.templates.create', TEMPLATE, { workspace })
      return inOwnWorkspace({ templateId: body.id, ...rest }, { templateId: MISSING_TEMPLATE, ...rest })
    }
    async function checklist() {
      const employeeId = (await owner.call('hr.employees.create', FIELDS, { workspace })).body.id
      const templateId = (await owner.call('hr.checklists.templates.create', TEMPLATE, { workspace })).body.id
      return (await owner.call('hr.checklists.start', { employeeId, templateId }, { workspace })).body.items[0]
    }
    async function itemPair() {
      const itemId = (await checklist()).items[0].id
      return inOwnWorkspace({ itemId, done: true }, { itemId: MISSING_ITEM, done: true })
    }
    const span = { type: 'sick', startDate: '2026-03-02', endDate: '2026-03-03' }
    return {
      'hr.leave.balances.get': () => pair({ year: 2026 }),
      'hr.leave.corrections.create': () => pair({ type: 'annual', year: 2026, hundredths: 100, note: 'Found.' }),
      'hr.leave.requests.count': () => pair(span),
      'hr.leave.requests.create': () => pair(span),
      'hr.leave.requests.get': () => leavePair(),
      'hr.leave.requests.approve': () => leavePair(),
      'hr.leave.requests.reject': () => leavePair({ note: 'No.' }),
      'hr.leave.requests.cancel': () => leavePair(),
      'hr.myLeave.balances': () => pair(),
      'hr.myLeave.list': () => pair(),
      'hr.myLeave.count': () => pair(span),
      'hr.myLeave.create': () => pair(span),
      'hr.myLeave.cancel': () => pair({ requestId: NO_LEAVE }),
      'hr.teamLeave.approve': () => leavePair(),
      'hr.teamLeave.reject': () => leavePair({ note: 'No.' }),
      'hr.pay.list': () => pair(),
      'hr.pay.set': () => pair({ startsOn: '2026-01-05', version: 0, yearlyMinor: 1200 }),
      'hr.pay.remove': () => pair({ startsOn: '2026-01-05' }),
      'hr.payroll.runs.get': runPair,
      'hr.payroll.runs.cancel': runPair,
      'hr.payroll.slips.list': runPair,
      'hr.checklists.templates.update': () => templatePair({ version: 1, ...TEMPLATE }),
      'hr.checklists.templates.remove': () => templatePair(),
      'hr.checklists.list': () => pair(),
      'hr.checklists.start': () => pair({ templateId: MISSING_TEMPLATE }),
      'hr.checklists.remove': async () => inOwnWorkspace({ checklistId: (await checklist()).id }, { checklistId: MISSING_CHECKLIST }),
      'hr.checklists.tick': () => itemPair(),
      'hr.employments.tick': () => itemPair(),
      'hr.employees.get': () => pair(),
      'hr.employees.update': () => pair({ version: 1, ...FIELDS }),
      'hr.employees.reassign': () => pair({ managerId: null }),
      'hr.employees.remove': () => pair(),
      'hr.employees.account': () => pair(),
      'hr.employees.link': () => pair(),
      'hr.employees.unlink': () => pair(),
      'hr.employees.shareFile': () => pair({ attachmentId: 'att_00000000000000000000000000', shared: true }),
      'hr.employments.end': () => pair(),
    }
  },
}
