import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { Failure } from '#platform/server/failure.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { cancelPayment, markCollected, type Payment, paymentsOf, type Refund, refundsOf, requestRefund, startPayment } from './index.ts'

let plaza: TestPlaza
let payment: Payment

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

/** A payment of 100.00 on delivery. */
beforeEach(async () => {
  payment = await transactAsSystem(plaza.services, (tx) =>
    startPayment(tx, { reference: { type: 'order', id: newId('ord') }, method: 'delivery', amountMinor: 10_000, currency: 'USD' }),
  )
})

const collect = () => transactAsSystem(plaza.services, (tx) => markCollected(tx, { paymentId: payment.id }))
const refund = (amountMinor: number, key = newId('key')): Promise<Refund> =>
  transactAsSystem(plaza.services, (tx) =>
    requestRefund(tx, { paymentId: payment.id, amountMinor, key, reason: 'broken', reference: { type: 'return', id: 'ret_1' } }),
  )
const now = async () => (await paymentsOf(plaza.services.db, { type: 'order', id: payment.referenceId }))[0]
const events = async () =>
  (
    await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [payment.referenceId])
  ).map(({ type }) => type)

describe('a paid payment', () => {
  test('is marked as paid once, however often it is reported', async () => {
    expect((await collect()).status).toBe('paid')
    expect((await collect()).paidAt).toEqual((await now())?.paidAt)
    expect(await events()).toEqual(['payments.paid'])
  })

  test('R1: of 100.00 paid, 60.00 are refunded, and 50.00 more are rejected because 40.00 are left', async () => {
    await collect()
    expect(await refund(6000)).toMatchObject({ status: 'succeeded', amountMinor: 6000 })
    await expect(refund(5000)).rejects.toEqual(new Failure('REFUND_TOO_LARGE', { leftMinor: 4000 }))
    expect(await refund(4000)).toMatchObject({ status: 'succeeded' })
    expect(await now()).toMatchObject({ status: 'paid', refundedMinor: 10_000, waivedMinor: 0 })
    expect(await events()).toEqual(['payments.paid', 'payments.refunded', 'payments.refunded'])
  })

  test('R1: of two concurrent refunds of 60.00 one succeeds', async () => {
    await collect()
    const outcomes = await Promise.allSettled([refund(6000), refund(6000)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await now())?.refundedMinor).toBe(6000)
  })

  test('twenty concurrent requests under one key create one refund', async () => {
    await collect()
    const refunds = await Promise.all(Array.from({ length: 20 }, () => refund(2500, 'cancel-part-1')))
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1)
    expect((await now())?.refundedMinor).toBe(2500)
    expect(await refundsOf(plaza.services.db, [payment.id])).toHaveLength(1)
  })
})

describe('a pending payment', () => {
  test('a refund lowers the amount due, and the rest is collected', async () => {
    expect(await refund(4000)).toMatchObject({ status: 'waived' })
    expect(await now()).toMatchObject({ status: 'pending', waivedMinor: 4000, refundedMinor: 0 })
    await collect()
    const [paid] = await plaza.rows(
      `select payload ->> 'amountMinor' as amount from platform.events where type = 'payments.paid' and aggregate = $1`,
      [payment.referenceId],
    )
    expect(paid).toEqual({ amount: '6000' })
    await expect(refund(6001)).rejects.toMatchObject({ data: { leftMinor: 6000 } })
    await refund(6000)
    expect(await now()).toMatchObject({ status: 'paid', waivedMinor: 4000, refundedMinor: 6000 })
  })

  test('a fully waived payment is cancelled', async () => {
    await refund(10_000)
    expect((await now())?.status).toBe('cancelled')
    expect(await events()).toEqual(['payments.refunded', 'payments.cancelled'])
    await expect(collect()).rejects.toEqual(new Failure('PAYMENT_NOT_AWAITED'))
  })

  test('it is cancelled once; after that nothing can be refunded or collected', async () => {
    const cancel = () => transactAsSystem(plaza.services, (tx) => cancelPayment(tx, { paymentId: payment.id }))
    expect((await cancel()).status).toBe('cancelled')
    expect((await cancel()).status).toBe('cancelled')
    expect(await events()).toEqual(['payments.cancelled'])
    await expect(refund(1)).rejects.toMatchObject({ data: { leftMinor: 0 } })
    await expect(collect()).rejects.toEqual(new Failure('PAYMENT_NOT_AWAITED'))
  })

  test('a paid payment is not cancelled', async () => {
    await collect()
    expect((await transactAsSystem(plaza.services, (tx) => cancelPayment(tx, { paymentId: payment.id }))).status).toBe('paid')
  })
})

test('a payment of zero is paid at once', async () => {
  const free = await transactAsSystem(plaza.services, (tx) =>
    startPayment(tx, { reference: { type: 'order', id: newId('ord') }, method: 'transfer', amountMinor: 0, currency: 'USD' }),
  )
  expect(free.status).toBe('paid')
})
