/** The history of a promotion: its figures by day, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { DAY_MS, openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import type { PromotionHistory, PromotionView } from '../contract.ts'

let plaza: TestPlaza
let till: SalesFlow

beforeAll(async () => {
  plaza = await openTestPlaza()
  // Noon, so that no test runs over midnight.
  const now = plaza.services.now()
  plaza.moveClock(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 12) - now.getTime())
  till = await openSalesFlow(plaza)
})
afterAll(() => plaza.close())

const input = (code: string | null) => ({
  name: { en: 'Welcome', es: '', ar: '' },
  code,
  offer: { kind: 'percentage', percent: 10 },
  minimumMinor: 0,
  products: [],
  categories: [],
  vendors: [],
  startsAt: plaza.services.now().toISOString(),
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
})
const asAmira = async (operation: string, promotionId: string) =>
  (await till.amira.call(`promotions.${operation}`, { promotionId }, { workspace: till.darAmira })).body
const today = () => plaza.services.now().toISOString().slice(0, 10)

async function buyWith(code: string, plates: number) {
  const guest = plaza.guest()
  await guest.add(await plaza.variant('PLATE'), plates)
  expect((await guest.call('POST', '/cart/codes', { code })).status).toBe(200)
  const { status, body } = await guest.placeOrder()
  expect(status).toBe(200)
  await plaza.settle()
  return { guest, orderId: body.orderId as string }
}

test('the days add up to the promotion’s figures; a canceled order leaves its day', async () => {
  const { body: offer } = await till.amira.call('promotions.create', input('WELCOME10'), { workspace: till.darAmira })
  expect(await asAmira('history', offer.id)).toEqual({ grain: 'day', currency: 'USD', steps: [], incomplete: false })

  await buyWith('WELCOME10', 1)
  const first = today()
  await till.wait(2 * DAY_MS)
  await buyWith('WELCOME10', 2)
  const { guest, orderId } = await buyWith('WELCOME10', 3)
  const history: PromotionHistory = await asAmira('history', offer.id)
  expect(history).toMatchObject({ grain: 'day', incomplete: true })
  const used = history.steps.filter(({ uses }) => uses > 0)
  expect(history.steps).toHaveLength(7)
  expect(used).toEqual([
    { at: first, uses: 1, discountMinor: 3_00, revenueMinor: 27_00 },
    { at: today(), uses: 2, discountMinor: 15_00, revenueMinor: 135_00 },
  ])
  await expectToAddUp(offer.id)

  await guest.call('POST', `/orders/${orderId}/cancellations`, { number: `${orderId}-1` })
  await plaza.settle()
  const after: PromotionHistory = await asAmira('history', offer.id)
  expect(after.steps.at(-1)).toEqual({ at: today(), uses: 1, discountMinor: 6_00, revenueMinor: 54_00 })
  await expectToAddUp(offer.id)
})

async function expectToAddUp(promotionId: string): Promise<void> {
  const { uses, discount, revenue }: PromotionView = await asAmira('get', promotionId)
  const { steps }: PromotionHistory = await asAmira('history', promotionId)
  const sum = (what: 'uses' | 'discountMinor' | 'revenueMinor') => steps.reduce((all, step) => all + step[what], 0)
  expect([sum('uses'), sum('discountMinor'), sum('revenueMinor')]).toEqual([uses, discount.amountMinor, revenue.amountMinor])
}

test('it is of its owner only, and costs as many statements for one day as for many', async () => {
  await till.omar.renewReauthentication(FIXTURE_PASSWORD)
  const { body: platforms } = await till.omar.call('promotions.admin.create', input('PLAZA10'))
  expect((await till.omar.call('promotions.admin.history', { promotionId: platforms.id })).body.steps).toEqual([])
  expect((await asAmira('history', platforms.id)).code).toBe('NOT_FOUND')
  const { body: own } = await till.amira.call('promotions.create', input('AGAIN10'), { workspace: till.darAmira })
  expect((await till.omar.call('promotions.admin.history', { promotionId: own.id })).status).toBe(404)
  const count = () => countStatements(plaza, () => asAmira('history', own.id))
  const before = await count()
  await buyWith('AGAIN10', 1)
  await till.wait(DAY_MS)
  await buyWith('AGAIN10', 1)
  expect(await count()).toBe(before)
})
