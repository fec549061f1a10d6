/** Requesting an account deletion: its obligations and immediate effects. `erasure.test.ts` covers the erasure. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

const leave = (member: Member, username: string) => member.call('accounts.deletion.request', { username })
const obligations = async (member: Member) => (await member.call('accounts.deletion.check')).body.obligations
const isThere = async (username: string) => (await plaza.rows('select 1 from accounts.users where username = $1', [username])).length === 1

describe('deleting the account', () => {
  test('ends every session and link at once, and blocks logins', async () => {
    const gone = await plaza.newcomer('gone')
    const phone = plaza.browser()
    await phone.logIn('gone@example.com', FIXTURE_PASSWORD)
    const { id } = await gone.me()
    await plaza.browser().call('accounts.password.requestReset', { email: 'gone@example.com' })
    await plaza.settle()
    expect(await plaza.rows('select purpose from accounts.tokens where user_id = $1', [id])).not.toEqual([])

    expect(await obligations(gone)).toEqual([])
    expect(await leave(gone, 'gone')).toMatchObject({ status: 200, body: {} })
    expect(gone.cookies.has('plaza_session')).toBe(false)
    expect([await gone.me(), await phone.me()]).toEqual([null, null])
    expect(await plaza.rows('select 1 from accounts.tokens where user_id = $1', [id])).toEqual([])
    expect((await plaza.browser().logIn('gone@example.com', FIXTURE_PASSWORD)).body.code).toBe('INVALID_CREDENTIALS')
    expect((await leave(phone, 'gone')).status).toBe(401)
    await plaza.settle()
    expect(await isThere('gone')).toBe(false)
  })

  test('needs the typed username, in any spelling, and no other', async () => {
    const typist = await plaza.newcomer('Typist')
    for (const name of ['', 'amira', 'typis', 'Typist2', 'a'.repeat(100)])
      expect(await leave(typist, name), name).toMatchObject({ status: 400, body: { code: 'NAME_DIFFERS' } })
    expect((await leave(typist, 'a'.repeat(101))).body.code).toBe('INVALID_INPUT')
    expect((await typist.me()).username).toBe('Typist')
    expect((await leave(typist, ' tYPIST ')).status).toBe(200)
  })

  test('needs a reauthenticated session', async () => {
    expect((await plaza.browser().call('accounts.deletion.check')).status).toBe(401)
    expect((await leave(plaza.browser(), 'amira')).status).toBe(401)
    const hesitant = await plaza.newcomer('hesitant')
    plaza.moveClock(11 * 60_000)
    expect((await leave(hesitant, 'hesitant')).body.code).toBe('REAUTHENTICATION_NEEDED')
    await hesitant.reauthenticate(FIXTURE_PASSWORD)
    expect((await leave(hesitant, 'hesitant')).status).toBe(200)
  })

  test('requested in two tabs at once happens once', async () => {
    const twice = await plaza.newcomer('twicegone')
    const statuses = (await Promise.all([leave(twice, 'twicegone'), leave(twice, 'twicegone')])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(
      await plaza.rows(`select 1 from platform.events where type = 'accounts.deletionRequested' and aggregate in
      (select id from accounts.users where username = 'twicegone')`),
    ).toHaveLength(1)
  })
})

describe('its obligations', () => {
  test('include an open order', async () => {
    const buyer = await plaza.newcomer('buyer')
    await buyer.call('cart.addLine', { variantId: await plaza.variant('MUG-SAGE'), quantity: 1 })
    const order = await buyer.call('checkout.placeOrder', { email: 'buyer@example.com', shippingAddress: BRUNO_ADDRESS })
    expect(await obligations(buyer)).toEqual(['orders.open'])
    expect(await leave(buyer, 'buyer')).toMatchObject({
      status: 409,
      body: { code: 'OBLIGATIONS', data: { obligations: ['orders.open'] } },
    })
    expect((await buyer.me()).username).toBe('buyer')
    expect(await plaza.rows('select deletion_requested_at from accounts.users where username = $1', ['buyer'])).toEqual([
      { deletion_requested_at: null },
    ])
    await plaza.rows(`update orders.orders set status = 'Delivered' where id = $1`, [order.body.orderId])
    expect((await leave(buyer, 'buyer')).status).toBe(200)
  })

  test('are listed for every domain', async () => {
    const amira = await plaza.member('amira')
    await amira.call('cart.addLine', { variantId: await plaza.variant('LAMP'), quantity: 1 })
    await amira.call('checkout.placeOrder', { email: 'amira@example.com', shippingAddress: BRUNO_ADDRESS })
    expect((await obligations(amira)).sort()).toEqual(['orders.open', 'workspaces.owner'])
    expect((await leave(amira, 'amira')).body.data.obligations.sort()).toEqual(['orders.open', 'workspaces.owner'])
  })

  test('include being the last administrator who can log in', async () => {
    const omar = await plaza.member('omar')
    expect(await obligations(omar)).toEqual(['accounts.lastAdministrator'])
    const second = await plaza.newcomer('secondadmin')
    const { id } = await second.me()
    await omar.call('accounts.admin.users.setRole', { id, role: 'admin' })
    expect(await obligations(omar)).toEqual([])
    await omar.call('accounts.admin.users.suspend', { id, reason: 'a pause' })
    expect(await obligations(omar)).toEqual(['accounts.lastAdministrator'])
    await omar.call('accounts.admin.users.liftSuspension', { id })
  })

  test('keep one administrator when the last two request it at the same moment', async () => {
    const omar = await plaza.member('omar')
    const second = plaza.browser()
    await second.logIn('secondadmin@example.com', FIXTURE_PASSWORD)
    const answers = await Promise.all([leave(omar, 'omar'), leave(second, 'secondadmin')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stays = answers[0]?.status === 409 ? omar : second
    expect((await stays.me()).role).toBe('admin')
    expect(await obligations(stays)).toEqual(['accounts.lastAdministrator'])
  })
})
