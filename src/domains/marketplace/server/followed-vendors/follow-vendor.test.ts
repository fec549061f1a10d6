/** Following a vendor: Bruno follows Dar Amira. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let bruno: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  bruno = await plaza.member('bruno')
})
afterAll(() => plaza.close())

const vendors = (operation: string, slug = 'dar-amira', by = bruno) => by.call(`marketplace.vendors.${operation}`, { slug })

async function setSuspended(suspended: boolean): Promise<void> {
  const values = suspended
    ? `status = 'suspended', suspended_since = now(), suspension_reason = 'Late'`
    : `status = 'approved', suspended_since = null, suspension_reason = null`
  await plaza.rows(`update vendors.vendors set ${values} where slug = 'dar-amira'`)
}

test('a member follows a vendor once and stops; guests are asked to log in, and only open shops are followed', async () => {
  expect((await vendors('followed')).body).toEqual({ following: false })
  for (let time = 0; time < 2; time += 1) expect((await vendors('follow')).body).toEqual({ following: true })
  expect((await vendors('followed')).body).toEqual({ following: true })
  expect((await vendors('followed', 'dar-amira', await plaza.member('chen'))).body).toEqual({ following: false })
  expect(await plaza.rows(`select 1 from platform.events where type = 'network.vendorFollowed'`)).toHaveLength(1)
  for (let time = 0; time < 2; time += 1) expect((await vendors('unfollow')).body).toEqual({ following: false })
  expect(await plaza.rows(`select 1 from network.vendor_follows`)).toEqual([])
  expect((await vendors('follow', 'dar-amira', plaza.browser())).status).toBe(401)
  expect((await vendors('follow', 'no-such-shop')).status).toBe(404)
  await setSuspended(true)
  for (const operation of ['follow', 'unfollow', 'followed']) expect((await vendors(operation)).status).toBe(404)
  await setSuspended(false)
})

test('the shops of a person are those that are open to everybody', async () => {
  const [amira] = await plaza.rows<{ id: string }>(`select id from accounts.users where username = 'amira'`)
  const shops = (userId = amira?.id) => bruno.call('marketplace.vendors.ofPerson', { userId })
  expect((await shops()).body.items).toMatchObject([{ slug: 'dar-amira', name: 'Dar Amira' }])
  await setSuspended(true)
  expect((await shops()).body.items).toEqual([])
  expect((await shops('usr_00000000000000000000000000')).status).toBe(404)
})
