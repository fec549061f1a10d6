/** Usernames that members give up, take back, and request at the same moment. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const MINUTE = 60_000
const DAY = 24 * 3600_000

let plaza: TestPlaza
let nadia: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  nadia = await plaza.newcomer('nadia')
})
afterAll(() => plaza.close())

const loadProfile = (name: string, viewer = nadia) => viewer.call('network.profiles.get', { username: name })
const loadEvents = async (aggregate: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [aggregate])).map(
    ({ type }) => type,
  )

/** Logs in again, so that operations that need a reauthentication are allowed. */
async function reauthenticated(member: Member): Promise<Member> {
  expect((await member.reauthenticate(FIXTURE_PASSWORD)).status).toBe(200)
  return member
}

describe('a new username', () => {
  const change = (member: Member, username: string) => member.call('accounts.profile.changeUsername', { username })

  test('replaces the old one, which is not found any more and cannot be taken by others', async () => {
    const luna = await plaza.newcomer('luna')
    const { status, body } = await change(luna, 'LunaClay')
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: 'LunaClay', version: 2 })
    expect((await luna.me()).username).toBe('LunaClay')
    expect([(await loadProfile('luna')).status, (await loadProfile('lunaclay')).status]).toEqual([404, 200])
    expect(await loadEvents(body.id)).toEqual(expect.arrayContaining(['accounts.profileChanged', 'accounts.securityChanged']))
    for (const name of ['luna', 'LUNA', '1una', 'lu.na']) {
      expect((await change(nadia, name)).body.code, name).toBe('USERNAME_TAKEN')
      expect((await plaza.browser().register(`${name}@example.org`, name, 'cinnamon wharf 71')).body.code, name).toBe('USERNAME_TAKEN')
    }
    await plaza.settle()
    expect(plaza.mailTo('luna@example.com').at(-1)?.text).toContain('Your username was changed.')
  })

  test('can be changed back to the old one, and then the new one is reserved', async () => {
    const vera = await plaza.newcomer('vera')
    await change(vera, 'vera.potter')
    expect(await change(vera, 'vera')).toMatchObject({ status: 200, body: { username: 'vera', version: 3 } })
    expect((await change(nadia, 'vera')).body.code).toBe('USERNAME_TAKEN')
    expect((await change(nadia, 'vera.potter')).body.code).toBe('USERNAME_TAKEN')
    expect((await change(vera, 'vera.potter')).status).toBe(200)
  })

  test('can be another spelling; the same spelling changes nothing', async () => {
    const paolo = await plaza.newcomer('paolo')
    expect(await change(paolo, 'PaoLo')).toMatchObject({ status: 200, body: { username: 'PaoLo', version: 2 } })
    expect(await change(paolo, 'PaoLo')).toMatchObject({ status: 200, body: { username: 'PaoLo', version: 2 } })
    expect((await loadProfile('paolo')).body.username).toBe('PaoLo')
  })

  test.each([
    ['too_small', 'ab'],
    ['too_big', 'x'.repeat(31)],
    ['username_characters', 'two words'],
    ['username_reserved', 'admin'],
    ['username_mixed_scripts', 'nаdia'],
  ])('is rejected as %s', async (rule, name) => {
    const { body } = await change(nadia, name)
    expect([body.code, body.data.fields]).toEqual(['INVALID_INPUT', [expect.objectContaining({ path: 'username', rule })]])
  })

  test('that another user has is rejected', async () => {
    expect(await change(nadia, 'Amira')).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN', message: 'Username already taken' } })
  })

  test('requested by five users at once goes to one, and the others keep theirs', async () => {
    const people = await Promise.all(['racer.a', 'racer.b', 'racer.c', 'racer.d', 'racer.e'].map((name) => plaza.newcomer(name)))
    const answers = await Promise.all(people.map((member) => change(member, 'winner')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(answers.filter(({ body }) => body.code === 'USERNAME_TAKEN')).toHaveLength(4)
    expect(await plaza.rows(`select 1 from accounts.users where username = 'winner'`)).toHaveLength(1)
    expect(await plaza.rows(`select 1 from accounts.users where username like 'racer%'`)).toHaveLength(4)
  })

  test('that is registered at the same moment goes to one user', async () => {
    const ada = await plaza.newcomer('ada.first')
    const [changed, registered] = await Promise.all([
      change(ada, 'lovelace'),
      plaza.browser().register('lovelace@example.com', 'lovelace', 'cinnamon wharf 71'),
    ])
    expect([changed.status, registered.status].sort()).toEqual([200, 409])
  })

  test('is allowed three times a day; unavailable names and repeated requests do not count', async () => {
    const fickle = await plaza.newcomer('fickle')
    await change(fickle, 'amira')
    for (const name of ['fickle.one', 'fickle.two', 'fickle.three']) {
      expect((await change(fickle, name)).status, name).toBe(200)
      expect((await change(fickle, name)).status, name).toBe(200)
    }
    const fourth = await change(fickle, 'fickle.four')
    expect(fourth).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3600)
    plaza.moveClock(DAY)
    expect((await change(await reauthenticated(fickle), 'fickle.four')).status).toBe(200)
  })

  test('needs a reauthentication within the last ten minutes', async () => {
    const late = await plaza.newcomer('latecomer')
    plaza.moveClock(11 * MINUTE)
    expect((await change(late, 'latecomer.too')).body.code).toBe('REAUTHENTICATION_NEEDED')
    expect((await change(await reauthenticated(late), 'latecomer.too')).status).toBe(200)
    expect((await change(plaza.browser(), 'nobody.here')).status).toBe(401)
  })
})
