/** A workspace of Amira's with people who are paid, for the tests of payroll. */
import type { CallOptions, Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'

export type Office = Awaited<ReturnType<typeof openOffice>>

/** `ask('payroll.runs.list', {})` calls an operation of hr, as Amira unless somebody else is named. */
export async function openOffice(plaza: TestPlaza) {
  const amira = await plaza.member('amira')
  const workspace = await plaza.workspace('Dar Amira')
  const ask = (name: string, input: object = {}, by: Member = amira, options: CallOptions = {}) =>
    by.call(`hr.${name}`, input, { workspace, ...options })

  return {
    amira,
    workspace,
    ask,
    /** Hires somebody; `salary` is yearly, in dollars. Returns the id. */
    async hire(name: string, salary: number, more: object = {}): Promise<string> {
      const input = { name, hireDate: '2020-01-01', yearlyMinor: salary * 100, ...more }
      const { status, body } = await ask('employees.create', input)
      if (status !== 200) throw new Error(`${name} was not hired: ${JSON.stringify(body)}`)
      return body.id
    },
    preview: (payPeriod: string, adjustments: object[] = []) => ask('payroll.runs.preview', { payPeriod, adjustments }),
    run: (payPeriod: string, more: object = {}, by?: Member, options: CallOptions = {}) =>
      ask('payroll.runs.create', { payPeriod, paymentDate: `${payPeriod}-28`, ...more }, by, options),
    /** Lets the three seconds pass. */
    async pay(): Promise<void> {
      await plaza.settle()
      plaza.moveClock(3000)
      await plaza.settle()
    },
    get: async (runId: string) => (await ask('payroll.runs.get', { runId })).body,
    slips: async (runId: string) => (await ask('payroll.slips.list', { runId })).body.items,
    /** Everybody who was hired is gone, with their payslips. */
    async clear(): Promise<void> {
      await plaza.rows('delete from hr.payroll_runs where workspace_id = $1', [workspace])
      await plaza.rows(`delete from search.documents where type = 'employee'`)
      await plaza.rows('delete from hr.employees where workspace_id = $1', [workspace])
    },
    /** The amount above which a run needs a second person. */
    async limit(overMinor: number | null): Promise<void> {
      const { items } = (await amira.call('approvals.limits.list', {}, { workspace })).body
      const { version } = items.find(({ kind }: { kind: string }) => kind === 'hr.payroll')
      await amira.call('approvals.limits.update', { kind: 'hr.payroll', overMinor, version }, { workspace })
    },
    /** Makes a person of Plaza the employee. */
    async link(employeeId: string, name: string): Promise<void> {
      await plaza.rows(`update hr.employees set user_id = (select id from accounts.users where username = $1) where id = $2 returning id`, [
        name,
        employeeId,
      ])
    },
  }
}
