/**
 * Bruno, an employee of Amira, asks for leave on his own page. Amira is away and named Omar as her substitute, who approves it in her place. Amira runs
 * the payroll of the month, and Bruno opens his payslip. The tests run in order, in any language.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayText } from '#domains/hr/server/leave/day-text.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { dialogButton, expectToast } from './selling-scenario.ts'
import { loadTranslations } from './translations.ts'

const DAY_MS = 24 * 3600_000

/** A Tuesday and the Wednesday after it, in the week after next. */
function twoDays(): [string, string] {
  const now = Date.now()
  const untilTuesday = ((2 - new Date(now).getUTCDay() + 7) % 7) + 7
  const dayIn = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
  return [dayIn(untilTuesday), dayIn(untilTuesday + 1)]
}

export function leaveJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`an employee takes leave and is paid, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    const [first, last] = twoDays()
    let amira: Actor
    let bruno: Actor
    let omar: Actor

    beforeAll(async () => {
      ;[amira, bruno, omar] = await Promise.all([
        fixture.arrive({ words, width }),
        fixture.arrive({ words, width }),
        fixture.arrive({ words, width }),
      ])
      await fixture.plaza.rows(
        `insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at)
         select w.id, u.id, 'staff', '{}', now() from workspaces.workspaces w, accounts.users u
         where w.name = 'Dar Amira' and u.username = 'omar' returning user_id`,
      )
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
      await bruno.open('/')
      await logIn(bruno)
      await omar.open('/')
      await logIn(omar, 'admin@plaza.example')
    })
    afterAll(async () => {
      for (const person of [amira, bruno, omar]) await person?.leave()
    })

    const statusOf = async (): Promise<string | undefined> =>
      (
        await fixture.plaza.rows<{ status: string }>(
          `select r.status from hr.leave_requests r join hr.employees e on e.workspace_id = r.workspace_id and e.id = r.employee_id
           join accounts.users u on u.id = e.user_id where r.start_date = $1 and u.username = 'bruno'`,
          [first],
        )
      )[0]?.status

    test('Amira names Omar as her substitute', async () => {
      await amira.open('/settings?tab=approvals')
      await amira.button('approvals.substitutes.add').click()
      await amira.dialog().getByLabel(say('approvals.substitute.person')).selectOption({ label: 'Omar Darwish' })
      await dialogButton(amira, 'approvals.substitutes.add').click()
      await expectToast(amira, say('approvals.substitute.done', { name: 'Omar Darwish' }))
    })

    test('Bruno sees his balances and asks for two days', async () => {
      await bruno.open('/hr/me')
      await bruno.button('hr.leave.request').click()
      const dialog = bruno.dialog()
      await dialog.getByRole('textbox', { name: say('hr.leave.field.startDate') }).fill(first)
      await dialog.getByRole('textbox', { name: say('hr.leave.field.endDate') }).fill(last)
      await bruno.expectAccessible('the form of a request')
      await dialogButton(bruno, 'hr.leave.submit').click()
      await expectToast(bruno, say('hr.leave.submitted'))
      expect(await statusOf()).toBe('Pending')
      await bruno.expectAccessibleInBothThemes('the page of an employee')
    })

    test('Omar approves it in the place of Amira', async () => {
      // He has a shop of his own, and works in hers now.
      const [amiras] = await fixture.plaza.rows<{ id: string }>(`select id from workspaces.workspaces where name = 'Dar Amira'`)
      await omar.page.evaluate((id) => sessionStorage.setItem('plaza_workspace', id), amiras?.id ?? '')
      await omar.open('/approvals')
      await omar
        .main()
        .getByRole('link', { name: dayText(language, first) })
        .first()
        .click()
      await omar.button('approvals.approve.begin').click()
      await omar.dialog().getByRole('textbox').fill('Enjoy the days.')
      await dialogButton(omar, 'approvals.approve.begin').click()
      await expectToast(omar, say('approvals.approve.done'))
      await expect.poll(statusOf).toBe('Approved')
    })

    test('Bruno reads the answer', async () => {
      await bruno.open('/hr/me')
      await bruno.main().getByText('Enjoy the days.').waitFor()
      await bruno.main().getByText(say('hr.leave.status.Approved')).first().waitFor()
    })

    test('Amira runs the payroll of the month', async () => {
      await amira.open('/hr/payroll/new')
      await amira.button('hr.payroll.start').click()
      await expectToast(amira, say('hr.payroll.initiated'))
      const paid = async () =>
        (await fixture.plaza.rows<{ status: string }>('select status from hr.payroll_runs order by created_at desc limit 1'))[0]?.status
      await expect.poll(paid, { timeout: 60_000 }).toBe('Paid')
    })

    test('Bruno opens his payslip', async () => {
      await bruno.open('/hr/me/payslips')
      const saved = bruno.page.waitForEvent('download')
      await bruno
        .main()
        .getByRole('link', { name: say('hr.payroll.payslip') })
        .first()
        .click()
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
      await bruno.expectAccessibleInBothThemes('payslips')
    })
  })
}
