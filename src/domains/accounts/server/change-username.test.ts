/** Names that people give up, take back, and want at the same moment. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
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

const profileOf = (name: string, viewer = nadia) => viewer.call('accounts.profiles.get', { username: name })
const factsOf = async (aggregate: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.facts where aggregate = $1 order by position', [aggregate])).map(
    ({ type }) => type,
  )

/** Signed in anew, so that what asks for a fresh proof is allowed. */
async function proven(member: Member): Promise<Member> {
  expect((await member.reauthenticate(CAST_PASSWORD)).status).toBe(200)
  return member
}

describe('another name', () => {
  const change = (member: Member, username: string) => member.call('accounts.profile.changeUsername', { username })

  test('is theirs from then on; the former one leads nowhere and nobody else can take it', async () => {
    const luna = await plaza.newcomer('luna')
    const { status, body } = await change(luna, 'LunaClay')
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: 'LunaClay', version: 2 })
    expect((await luna.me()).username).toBe('LunaClay')
    expect([(await profileOf('luna')).status, (await profileOf('lunaclay')).status]).toEqual([404, 200])
    expect(await factsOf(body.id)).toEqual(expect.arrayContaining(['accounts.profileChanged', 'accounts.securityChanged']))
    for (const name of ['luna', 'LUNA', '1una', 'lu.na']) {
      expect((await change(nadia, name)).body.code, name).toBe('USERNAME_TAKEN')
      expect((await plaza.browser().register(`${name}@example.org`, name, 'cinnamon wharf 71')).body.code, name).toBe('USERNAME_TAKEN')
    }
    await plaza.settle()
    expect(plaza.mailTo('luna@example.com').at(-1)?.text).toContain('Your username was changed.')
  })

  test('can be given up for the former one, which is then theirs again and the other out of use', async () => {
    const vera = await plaza.newcomer('vera')
    await change(vera, 'vera.potter')
    expect(await change(vera, 'vera')).toMatchObject({ status: 200, body: { username: 'vera', version: 3 } })
    expect((await change(nadia, 'vera')).body.code).toBe('USERNAME_TAKEN')
    expect((await change(nadia, 'vera.potter')).body.code).toBe('USERNAME_TAKEN')
    expect((await change(vera, 'vera.potter')).status).toBe(200)
  })

  test('can be the same in another spelling; the very same changes nothing', async () => {
    const paolo = await plaza.newcomer('paolo')
    expect(await change(paolo, 'PaoLo')).toMatchObject({ status: 200, body: { username: 'PaoLo', version: 2 } })
    expect(await change(paolo, 'PaoLo')).toMatchObject({ status: 200, body: { username: 'PaoLo', version: 2 } })
    expect((await profileOf('paolo')).body.username).toBe('PaoLo')
  })

  test.each([
    ['too_small', 'ab'],
    ['too_big', 'x'.repeat(31)],
    ['username_characters', 'two words'],
    ['username_reserved', 'admin'],
    ['username_mixed_scripts', 'nаdia'],
  ])('is refused as %s', async (rule, name) => {
    const { status, body } = await change(nadia, name)
    expect([status, body.data.fields]).toEqual([400, [expect.objectContaining({ path: 'username', rule })]])
  })

  test('that somebody has is refused', async () => {
    expect(await change(nadia, 'Amira')).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN', message: 'Username already taken' } })
  })

  test('that five want at the same moment is one’s, and the others keep theirs', async () => {
    const people = await Promise.all(['racer.a', 'racer.b', 'racer.c', 'racer.d', 'racer.e'].map((name) => plaza.newcomer(name)))
    const answers = await Promise.all(people.map((member) => change(member, 'winner')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(answers.filter(({ body }) => body.code === 'USERNAME_TAKEN')).toHaveLength(4)
    expect(await plaza.rows(`select 1 from accounts.users where username = 'winner'`)).toHaveLength(1)
    expect(await plaza.rows(`select 1 from accounts.users where username like 'racer%'`)).toHaveLength(4)
  })

  test('that somebody registers at the same moment is one’s', async () => {
    const ada = await plaza.newcomer('ada.first')
    const [changed, registered] = await Promise.all([
      change(ada, 'lovelace'),
      plaza.browser().register('lovelace@example.com', 'lovelace', 'cinnamon wharf 71'),
    ])
    expect([changed.status, registered.status].sort()).toEqual([200, 409])
  })

  test('comes at most three times a day; names that cannot be had do not count, nor does asking again', async () => {
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
    expect((await change(await proven(fickle), 'fickle.four')).status).toBe(200)
  })

  test('asks who is there when the last proof is older than ten minutes', async () => {
    const late = await plaza.newcomer('latecomer')
    plaza.moveClock(11 * MINUTE)
    expect((await change(late, 'latecomer.too')).body.code).toBe('REAUTHENTICATION_NEEDED')
    expect((await change(await proven(late), 'latecomer.too')).status).toBe(200)
    expect((await change(plaza.browser(), 'nobody.here')).status).toBe(401)
  })
})
