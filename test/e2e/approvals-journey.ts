/**
 * Amira sets a limit and requests a payout above it. Bruno, a manager of her business, finds it on his dashboard and approves it with a
 * note; the next one he rejects, and she has the money back. He names her as his substitute and ends it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#platform/shared/language.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'
import { dialogButton, expectToast } from './selling-scenario.ts'
import { loadTranslations } from './translations.ts'

export function approvalsJourney({ language, width }: { language: Language; width: 1440 | 390 }): void {
  describe(`a colleague approves a payout, in ${language} at ${width} px`, () => {
    const fixture = useBrowserFixture()
    const words = loadTranslations(language)
    const { say } = words
    let amira: Actor
    let bruno: Actor

    beforeAll(async () => {
      ;[amira, bruno] = await Promise.all([fixture.arrive({ words, width }), fixture.arrive({ words, width })])
      await fixture.plaza.rows(
        `insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at)
         select w.id, u.id, 'manager', '{}', now() from workspaces.workspaces w, accounts.users u
         where w.name = 'Dar Amira' and u.username = 'bruno'`,
      )
      await amira.open('/')
      await logIn(amira, 'vendor@plaza.example')
      await bruno.open('/')
      await logIn(bruno)
    })
    afterAll(async () => {
      await amira?.leave()
      await bruno?.leave()
    })

    const dialog = ({ page }: Actor) => page.getByRole('dialog')
    async function request(amount: string): Promise<string> {
      await amira.open('/vendor/finances')
      await amira.button('finance.request.begin').click()
      await dialog(amira).getByLabel(say('finance.request.field.amountMinor'), { exact: true }).fill(amount)
      await dialogButton(amira, 'finance.request.submit').click()
      await expectToast(amira, say('finance.request.done'), say('finance.approval.doneText'))
      const [row] = await fixture.plaza.rows<{ id: string }>('select id from finance.payouts order by requested_at desc limit 1')
      return row?.id ?? ''
    }
    async function answer(begin: 'approvals.approve' | 'approvals.reject', note: string): Promise<void> {
      await bruno.main().getByRole('link', { name: /\$/ }).first().click()
      await bruno.button(`${begin}.begin`).click()
      await dialog(bruno).getByRole('textbox').fill(note)
      await bruno.expectAccessible('a decision')
      await dialogButton(bruno, `${begin}.begin`).click()
      await expectToast(bruno, say(`${begin}.done`))
    }

    test('Amira sets a limit', async () => {
      await amira.open('/settings?tab=approvals')
      const payouts = amira.main().getByRole('region', { name: say('finance.tab.payouts'), exact: true })
      await payouts.getByLabel(say('approvals.limit.field.overMinor')).fill('5')
      await payouts.getByRole('button', { name: say('approvals.limit.save') }).click()
      await expectToast(amira, say('approvals.limit.saved'))
      await amira.expectAccessibleInBothThemes('limits and substitutes')
    })

    test('her payout above it waits for Bruno, who approves it with a note', async () => {
      const payout = await request('20')
      await amira.open(`/vendor/finances/payouts/${payout}`)
      await amira.main().getByText(say('finance.approval.lead')).waitFor()
      await bruno.open('/dashboard')
      await bruno.main().getByText(say('approvals.dashboard.title')).click()
      await bruno.page.waitForURL('**/approvals')
      await bruno.expectAccessibleInBothThemes('requests')
      await answer('approvals.approve', 'Fine, before Friday.')
      await bruno.main().getByText('Fine, before Friday.').first().waitFor()
      await bruno.expectAccessibleInBothThemes('a request')
      await amira.open(`/vendor/finances/payouts/${payout}`)
      await amira.main().getByText(say('finance.approval.state.approved')).waitFor()
    })

    test('the next one he rejects, and she has the money back', async () => {
      const payout = await request('10')
      await bruno.open('/approvals')
      await answer('approvals.reject', 'Not this week.')
      await expect
        .poll(
          async () =>
            (await fixture.plaza.rows<{ status: string }>('select status from finance.payouts where id = $1', [payout]))[0]?.status,
        )
        .toBe('failed')
      await amira.open(`/vendor/finances/payouts/${payout}`)
      await amira.main().getByText('Not this week.').waitFor()
    })

    test('he names her as his substitute, and ends it', async () => {
      await bruno.open('/settings?tab=approvals')
      await bruno.button('approvals.substitutes.add').click()
      await dialog(bruno).getByLabel(say('approvals.substitute.person')).selectOption({ label: 'Amira Khalil' })
      await bruno.expectAccessible('a new substitute')
      await dialogButton(bruno, 'approvals.substitutes.add').click()
      await expectToast(bruno, say('approvals.substitute.done', { name: 'Amira Khalil' }))
      await bruno.button('approvals.substitutes.endOf', { name: 'Amira Khalil' }).click()
      await dialogButton(bruno, 'approvals.substitutes.endAction').click()
      await expectToast(bruno, say('approvals.substitutes.ended'))
      await bruno.main().getByText(say('approvals.substitutes.none')).waitFor()
    })
  })
}
