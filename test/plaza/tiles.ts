/** Compares every number of finances and dashboards with the sum of the rows that it opens, over all pages. */
import { expect } from 'vitest'
import type { Member } from './member.ts'

type Money = { amountMinor: number; currency: string }
type Row = Record<string, Money>
type Page = { items: Row[]; nextCursor: string | null }

export async function allRows(call: (input: object) => Promise<{ status: number; body: Page }>, limit = 100): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = null; ; ) {
    const { status, body } = await call({ limit, ...(cursor && { cursor }) })
    expect(status, JSON.stringify(body)).toBe(200)
    rows.push(...body.items)
    cursor = body.nextCursor
    if (cursor === null) return rows
  }
}

const sum = (rows: readonly Row[], key: string) => rows.reduce((total, row) => total + (row[key]?.amountMinor ?? 0), 0)

/** The tiles of a vendor's finances: each with the rows of its link (finance/web/balances.tsx). */
export async function expectVendorTilesToAddUp(member: Member, workspace: string, limit?: number): Promise<Record<string, number>> {
  const ask = (operation: string, fixed: object = {}) =>
    allRows((input) => member.call(`finance.${operation}`, { ...fixed, ...input }, { workspace }), limit)
  const [tiles] = (await member.call('finance.summary', {}, { workspace })).body.balances
  const shown = Object.fromEntries(
    ['available', 'locked', 'pending', 'paid', 'earned', 'toCollect', 'collected', 'commissionDue', 'held'].map((key) => [
      key,
      tiles[key].amountMinor,
    ]),
  )
  expect({
    available: sum(await ask('transactions.ofAccount', { account: 'available' }), 'amount'),
    locked: sum(await ask('payouts.list', { status: 'pending' }), 'amount'),
    pending: sum(await ask('earnings.list', { state: 'pending' }), 'pending'),
    paid: sum(await ask('payouts.list', { status: 'completed' }), 'amount'),
    earned: sum(await ask('earnings.list'), 'net'),
    toCollect: sum(await ask('earnings.list', { state: 'toCollect' }), 'toCollect'),
    collected: sum(await ask('earnings.list', { collectedBy: 'vendor' }), 'collected'),
    held: sum(await ask('earnings.list', { disputed: true }), 'held'),
    commissionDue: sum(await ask('earnings.list', { state: 'collected' }), 'commissionDue'),
  }).toEqual(shown)
  return shown
}

/** The accounts of the ledger, and the figures of the start page of administrators. */
export async function expectAdministrationTilesToAddUp(admin: Member, now: Date, days: 1 | 7 | 30 = 30): Promise<void> {
  const { accounts } = (await admin.call('finance.admin.ledger.accounts')).body
  for (const { account, balance } of accounts) {
    const rows = await allRows((input) => admin.call('finance.admin.ledger.entries', { account, ...input }))
    expect(sum(rows, 'amount'), account).toBe(balance.amountMinor)
  }
  const from = new Date(now.getTime() - days * 24 * 3600_000).toISOString()
  const commission = (await admin.call('finance.admin.figures', { from, days })).body.now.amountMinor
  const charged = await allRows((input) =>
    admin.call('finance.admin.ledger.entries', { account: 'commission', posted: { from }, ...input }),
  )
  expect(sum(charged, 'amount')).toBe(commission)
  const { orders, sold, refunded } = (await admin.call('orders.admin.figures', { from, days })).body.now
  const parts = await allRows((input) => admin.call('orders.admin.list', { placed: { from }, ...input }))
  expect([parts.length, sum(parts, 'total'), sum(parts, 'refunded')]).toEqual([orders, sold.amountMinor, refunded.amountMinor])
}
