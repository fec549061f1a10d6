/** What Yara earned becomes hers to have; two administrators pay it; and her statement adds up. */
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readCsv } from '#platform/web/table/csv.ts'
import { agree, charge, SHOP, SUMS, type Tale, toasted } from './selling-tale.ts'
import type { Visitor } from './visitor.ts'

const REFERENCE = 'SEPA 2210-77'
const CHEN = { email: 'chen@example.com', username: 'chen', password: 'three grey slate roofs' }

export function isPaid(tale: Tale): void {
  const { words, stage } = tale
  const { say } = words
  let payout = ''

  test('while it can come back it is pending: what was sold, less the commission, less what went back with its commission', async () => {
    await balances({ earned: SUMS.kept, pending: SUMS.kept, available: 0, paid: 0 })
    const { yara } = tale.people
    expect(await yara.button('finance.request.begin').isDisabled()).toBe(true)
    await yara
      .main()
      .getByRole('link', { name: `${tale.order.id}-1` })
      .click()
    await yara
      .main()
      .getByRole('heading', { level: 2, name: `${tale.order.id}-1` })
      .waitFor()
    const sums = yara
      .main()
      .locator('section')
      .filter({ has: yara.page.getByRole('heading', { name: say('finance.sums') }) })
    expect(await sums.locator('dd').allTextContents()).toEqual(
      [SUMS.sold, -SUMS.back, -(SUMS.commission - SUMS.commissionBack), SUMS.kept].map(charge),
    )
    await yara.expectAccessibleInBothThemes('a sale as money')
  })

  test('once nothing can come back it is available, and she asks for more than one administrator may pay', async () => {
    const { yara } = tale.people
    await daysOfReturnPass()
    await balances({ earned: SUMS.kept, pending: 0, available: SUMS.kept, paid: 0 })
    await yara.button('finance.request.begin').click()
    await yara.dialog().getByLabel(say('finance.request.field.amountMinor'), { exact: true }).fill('1200')
    await yara
      .dialog()
      .getByText(say('finance.request.second', { amount: charge(1000_00) }))
      .waitFor()
    await yara.expectAccessible('a request for a payout')
    await agree(yara, 'finance.request.submit').click()
    await toasted(yara, say('finance.request.done'), say('finance.request.doneText'))
    await balances({ earned: SUMS.kept, pending: 0, available: SUMS.left, paid: 0 })
    const [row] = await stage.plaza.rows<{ id: string }>('select id from finance.payouts where amount_minor = $1', [SUMS.payout])
    payout = row?.id ?? ''
  })

  test('the first administrator approves and can do no more', async () => {
    const { omar } = tale.people
    await omar.open('/admin/payouts')
    const row = omar.main().locator('tr, li').filter({ hasText: SHOP })
    await row.getByText(say('finance.desk.needsTwo')).waitFor()
    await row.getByRole('link').first().click()
    await omar.page.waitForURL(`**/admin/payouts/${payout}`)
    await settle(omar, 'finance.desk.approve', 'finance.desk.approve')
    await toasted(omar, say('finance.process.approved'))
    await omar.main().getByText(say('finance.desk.otherLead')).waitFor()
    expect(await omar.button('finance.desk.process').isDisabled()).toBe(true)
    await omar.expectAccessible('a payout that waits for another administrator')
    await balances({ earned: SUMS.kept, pending: 0, available: SUMS.left, paid: 0 })
  })

  test('the second one pays it, under a reference', async () => {
    const { chen } = tale.people
    await becomesAdministrator(chen)
    await chen.open(`/admin/payouts/${payout}`)
    await chen.main().getByText(say('finance.desk.secondLead')).waitFor()
    await settle(chen, 'finance.desk.process', 'finance.process.submit')
    await toasted(chen, say('finance.process.done'))
    await chen.main().getByText(REFERENCE).first().waitFor()
    await chen.expectAccessibleInBothThemes('a payout that was paid')
  })

  test('she sees it paid, under which reference, and what it moved', async () => {
    const { yara } = tale.people
    await balances({ earned: SUMS.kept, pending: 0, available: SUMS.left, paid: SUMS.payout })
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

  test('the file of her statement adds up to what is left, row by row', async () => {
    const { yara } = tale.people
    await yara.open('/vendor/finances?tab=statement')
    const [file] = await Promise.all([yara.page.waitForEvent('download'), yara.button('finance.statement.save').click()])
    const { head, rows } = readCsv(await readFile(await file.path(), 'utf8'))
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '')
    const cents = (name: string) => column(name).map((value) => Math.round(Number(value) * 100))
    expect(column('type')).toEqual(['opening', 'sale', 'commission', 'refund', 'commissionRefund', 'payout', 'total', 'closing'])
    const moved = [SUMS.sold, -SUMS.commission, -SUMS.back, SUMS.commissionBack, -SUMS.payout]
    expect(cents('amount')).toEqual([0, ...moved, SUMS.left, 0])
    expect(cents('balance_after')).toEqual([0, SUMS.sold, SUMS.earned, SUMS.earned - SUMS.back, SUMS.kept, SUMS.left, SUMS.left, SUMS.left])
    expect(moved.reduce((sum, amount) => sum + amount, 0)).toBe(SUMS.left)
  })

  /** What her finances say. */
  async function balances(sums: Record<'earned' | 'pending' | 'available' | 'paid', number>): Promise<void> {
    const { yara } = tale.people
    await yara.open('/vendor/finances')
    const cards = yara.main().getByRole('region', { name: say('finance.balances', { currency: 'USD' }) })
    for (const [key, amountMinor] of Object.entries(sums)) {
      const card = cards.locator('div').filter({ has: yara.page.getByRole('link', { name: say(`finance.${key}`), exact: true }) })
      await expect.poll(() => card.locator('bdi').first().textContent(), { message: key }).toBe(charge(amountMinor))
    }
  }

  /** What is due when they are over comes due now. */
  async function daysOfReturnPass(): Promise<void> {
    const part = `${tale.order.id}-1`
    const { rows } = stage.plaza
    await rows('update finance.sales set due_at = delivered_at where part = $1', [part])
    await rows(
      `update graphile_worker._private_jobs set run_at = now() where payload ->> 'part' = $1
       and task_id = (select id from graphile_worker._private_tasks where identifier = 'finance:release')`,
      [part],
    )
    const released = () => rows('select 1 from finance.sales where part = $1 and released_at is not null', [part])
    await expect.poll(released).toHaveLength(1)
  }

  async function settle(administrator: Visitor, begin: string, submit: string): Promise<void> {
    await administrator.button(begin).click()
    await administrator.dialog().getByLabel(say('finance.process.field.reference'), { exact: true }).fill(REFERENCE)
    await agree(administrator, submit).click()
  }

  /** Chen is new in the house. */
  async function becomesAdministrator({ context }: Visitor): Promise<void> {
    const { url, rows } = stage.plaza
    const post = async (operation: string, json: object) => {
      const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
      const reply = await context.request.post(`${url}/rpc/accounts/${operation}`, { headers, data: { json } })
      if (!reply.ok()) throw new Error(`${operation}: ${await reply.text()}`)
    }
    await post('register', CHEN)
    await rows(`update accounts.users set role = 'admin' where username = 'chen'`)
    await post('session/logIn', { email: CHEN.email, password: CHEN.password })
  }
}
