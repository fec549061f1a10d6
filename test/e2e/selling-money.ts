/** Yara's earnings become available; two administrators approve the payout; and her statement adds up. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readCsv } from '#platform/web/table/csv.ts'
import type { Actor } from './actor.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { AMOUNTS, dialogButton, expectToast, formatCharge, type SellingScenario, SHOP } from './selling-scenario.ts'

const REFERENCE = 'SEPA 2210-77'
const CHEN = { email: 'chen@example.com', username: 'chen', password: 'three grey slate roofs' }

export function isPaid(scenario: SellingScenario): void {
  const { words, fixture } = scenario
  const { say } = words
  let payout = ''

  test('during the return window earnings are pending: sales less commission, less refunds with their commission', async () => {
    await balances({ earned: AMOUNTS.kept, pending: AMOUNTS.kept, available: 0, paid: 0 })
    const { yara } = scenario.people
    expect(await yara.button('finance.request.begin').isDisabled()).toBe(true)
    await yara
      .main()
      .getByRole('link', { name: `${scenario.order.id}-1` })
      .click()
    await yara
      .main()
      .getByRole('heading', { level: 1, name: `${scenario.order.id}-1` })
      .waitFor()
    const sums = yara
      .main()
      .locator('section')
      .filter({ has: yara.page.getByRole('heading', { name: say('finance.sums') }) })
    expect(await sums.locator('dd').allTextContents()).toEqual(
      [AMOUNTS.sold, -AMOUNTS.back, -(AMOUNTS.commission - AMOUNTS.commissionBack), AMOUNTS.kept].map(formatCharge),
    )
    await yara.expectAccessibleInBothThemes('a sale as money')
  })

  test('after the return window they are available, and she requests more than one administrator may pay', async () => {
    const { yara } = scenario.people
    await daysOfReturnPass()
    await balances({ earned: AMOUNTS.kept, pending: 0, available: AMOUNTS.kept, paid: 0 })
    await yara.button('finance.request.begin').click()
    await yara.dialog().getByLabel(say('finance.request.field.amountMinor'), { exact: true }).fill('1200')
    await yara
      .dialog()
      .getByText(say('finance.request.second', { amount: formatCharge(1000_00) }))
      .waitFor()
    await yara.expectAccessible('a request for a payout')
    await dialogButton(yara, 'finance.request.submit').click()
    await expectToast(yara, say('finance.request.done'), say('finance.request.doneText'))
    await balances({ earned: AMOUNTS.kept, pending: 0, available: AMOUNTS.left, paid: 0 })
    // A year of payouts is there, some of the same amount.
    const [row] = await fixture.plaza.rows<{ id: string }>(
      'select id from finance.payouts where amount_minor = $1 order by requested_at desc limit 1',
      [AMOUNTS.payout],
    )
    payout = row?.id ?? ''
  })

  test('the first administrator approves and can do nothing more', async () => {
    const { omar, chen } = scenario.people
    // The limit has no effect while Omar is the only administrator.
    await becomesAdministrator(chen)
    await omar.open('/admin/payouts')
    const row = omar.main().locator('tr, li').filter({ hasText: SHOP })
    await row.getByText(say('finance.admin.needsTwo')).waitFor()
    await row.getByRole('link').first().click()
    await omar.page.waitForURL(`**/admin/payouts/${payout}`)
    await settle(omar, 'finance.admin.approve', 'finance.admin.approve')
    await expectToast(omar, say('finance.process.approved'))
    await omar.main().getByText(say('finance.admin.otherLead')).waitFor()
    expect(await omar.button('finance.admin.process').isDisabled()).toBe(true)
    await omar.expectAccessible('a payout that waits for another administrator')
    await balances({ earned: AMOUNTS.kept, pending: 0, available: AMOUNTS.left, paid: 0 })
  })

  test('the second one pays it, with a reference', async () => {
    const { chen } = scenario.people
    await chen.open(`/admin/payouts/${payout}`)
    await chen.main().getByText(say('finance.admin.secondLead')).waitFor()
    await settle(chen, 'finance.admin.process', 'finance.process.submit')
    await expectToast(chen, say('finance.process.done'))
    await chen.main().getByText(REFERENCE).first().waitFor()
    await chen.expectAccessibleInBothThemes('a payout that was paid')
  })

  test('she sees the payout with its reference and transactions', async () => {
    const { yara } = scenario.people
    await balances({ earned: AMOUNTS.kept, pending: 0, available: AMOUNTS.left, paid: AMOUNTS.payout })
    await yara.open(`/vendor/finances/payouts/${payout}`)
    await yara.main().getByText(REFERENCE).first().waitFor()
    for (const account of ['available', 'locked', 'paidOut']) {
      await yara
        .main()
        .getByText(say(`finance.account.${account}`), { exact: true })
        .first()
        .waitFor()
    }
  })

  test('the exported statement adds up to her balance, row by row', async () => {
    const { yara } = scenario.people
    await yara.open('/vendor/finances?tab=statement')
    const [file] = await Promise.all([yara.page.waitForEvent('download'), yara.button('finance.statement.save').click()])
    const { head, rows } = readCsv(await readFile(await file.path(), 'utf8'))
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '')
    const cents = (name: string) => column(name).map((value) => Math.round(Number(value) * 100))
    expect(column('type')).toEqual(['opening', 'sale', 'commission', 'refund', 'commissionRefund', 'payout', 'total', 'closing'])
    const moved = [AMOUNTS.sold, -AMOUNTS.commission, -AMOUNTS.back, AMOUNTS.commissionBack, -AMOUNTS.payout]
    expect(cents('amount')).toEqual([0, ...moved, AMOUNTS.left, 0])
    expect(cents('balance_after')).toEqual([
      0,
      AMOUNTS.sold,
      AMOUNTS.earned,
      AMOUNTS.earned - AMOUNTS.back,
      AMOUNTS.kept,
      AMOUNTS.left,
      AMOUNTS.left,
      AMOUNTS.left,
    ])
    expect(moved.reduce((sum, amount) => sum + amount, 0)).toBe(AMOUNTS.left)
  })

  /** The amounts on her finances page. */
  async function balances(sums: Record<'earned' | 'pending' | 'available' | 'paid', number>): Promise<void> {
    const { yara } = scenario.people
    await yara.open('/vendor/finances')
    const cards = yara.main().getByRole('region', { name: say('finance.balances', { currency: 'USD' }) })
    for (const [key, amountMinor] of Object.entries(sums)) {
      const card = cards.locator('div').filter({ has: yara.page.getByRole('link', { name: say(`finance.${key}`), exact: true }) })
      await expect.poll(() => card.locator('bdi').first().textContent(), { message: key }).toBe(formatCharge(amountMinor))
    }
  }

  /** Moves the clock past the return windows. */
  async function daysOfReturnPass(): Promise<void> {
    const part = `${scenario.order.id}-1`
    const { rows } = fixture.plaza
    await rows('update finance.sales set due_at = delivered_at where part = $1', [part])
    await rows(
      `update graphile_worker._private_jobs set run_at = now() where payload ->> 'part' = $1
       and task_id = (select id from graphile_worker._private_tasks where identifier = 'finance:releaseEarnings')`,
      [part],
    )
    const released = () => rows('select 1 from finance.sales where part = $1 and released_at is not null', [part])
    await expect.poll(released).toHaveLength(1)
  }

  async function settle(administrator: Actor, begin: string, submit: string): Promise<void> {
    await administrator.button(begin).click()
    await administrator.dialog().getByLabel(say('finance.process.field.reference'), { exact: true }).fill(REFERENCE)
    await dialogButton(administrator, submit).click()
  }

  /** Chen is a new administrator. */
  async function becomesAdministrator({ context }: Actor): Promise<void> {
    const { url, rows } = fixture.plaza
    const post = async (operation: string, json: object) => {
      const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
      const reply = await context.request.post(`${url}/rpc/accounts/${operation}`, { headers, data: { json } })
      if (!reply.ok()) throw new Error(`${operation}: ${await reply.text()}`)
    }
    await post('register', { ...CHEN, ...ACCEPTED_TERMS })
    await rows(`update accounts.users set role = 'admin' where username = 'chen'`)
    await post('session/logIn', { email: CHEN.email, password: CHEN.password })
  }
}
