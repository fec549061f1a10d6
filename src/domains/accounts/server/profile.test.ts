/** How people show themselves: Nadia and Mateo write about themselves, take other names, switch what they are told of. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const MINUTE = 60_000
const DAY = 24 * 3600_000

let plaza: TestPlaza
let nadia: Member
let omar: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  nadia = await plaza.newcomer('nadia')
  omar = await plaza.member('omar')
})
afterAll(() => plaza.close())

const profileOf = (name: string, viewer = nadia) => viewer.call('accounts.profiles.get', { username: name })
const factsOf = async (aggregate: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.facts where aggregate = $1 order by position', [aggregate])).map(
    ({ type }) => type,
  )
const idOf = async (member: Member): Promise<string> => (await member.me()).id

/** Signed in anew, so that what asks for a fresh proof is allowed. */
async function proven(member: Member): Promise<Member> {
  expect((await member.reauthenticate(CAST_PASSWORD)).status).toBe(200)
  return member
}

describe('a profile', () => {
  test('is there for members, by any spelling of the name', async () => {
    const { status, body } = await profileOf('AMIRA')
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ id: expect.stringMatching(/^usr_/), username: 'amira', avatarUrl: null, bio: '', links: [], version: 1 },
      joinedAt: expect.any(String),
    })
  })

  test('is there for nobody who is not signed in', async () => {
    expect(await plaza.browser().call('accounts.profiles.get', { username: 'amira' })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
  })

  test.each([['nobody.of.this.name'], [''], ['%'], ['usr_0'], ['a'.repeat(100)]])('of «%s» is not found', async (name) => {
    expect(await profileOf(name)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('of somebody suspended is there for administrators only, and back for all when it is lifted', async () => {
    const zoe = await plaza.newcomer('zoe')
    const id = await idOf(zoe)
    await omar.call('accounts.admin.users.suspend', { id, reason: 'spam' })
    expect([(await profileOf('zoe')).status, (await profileOf('zoe', omar)).status]).toEqual([404, 200])
    await omar.call('accounts.admin.users.liftSuspension', { id })
    expect((await profileOf('zoe')).status).toBe(200)
  })

  test('of somebody who is leaving is there for nobody', async () => {
    const leo = await plaza.newcomer('leo')
    await plaza.rows('update accounts.users set leaving_since = now() where id = $1', [await idOf(leo)])
    expect([(await profileOf('leo')).status, (await profileOf('leo', omar)).status]).toEqual([404, 404])
  })
})

describe('writing about oneself', () => {
  const links = [{ label: 'My wheel', url: 'https://clay.example/nadia?a=1#kiln' }]

  test('changes words and links, and says so', async () => {
    const writer = await plaza.newcomer('writer')
    const { status, body } = await writer.call('accounts.profile.update', { version: 1, bio: '  Cups.\r\nAnd bowls. ', links })
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: 'writer', bio: 'Cups.\nAnd bowls.', links, version: 2 })
    expect((await profileOf('writer')).body).toEqual(body)
    expect((await factsOf(body.id)).filter((type) => type === 'accounts.profileChanged')).toHaveLength(1)
  })

  test('from an older version is stale and shows the present one', async () => {
    const editor = await plaza.newcomer('editor')
    await editor.call('accounts.profile.update', { version: 1, bio: 'first', links: [] })
    const stale = await editor.call('accounts.profile.update', { version: 1, bio: 'second', links: [] })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: { bio: 'first', version: 2 } } } })
  })

  test('of two at once from the same version one is stale', async () => {
    const twice = await plaza.newcomer('twotabs')
    const both = await Promise.all(['one', 'two'].map((bio) => twice.call('accounts.profile.update', { version: 1, bio, links: [] })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('sent again gets the first answer', async () => {
    const again = await plaza.newcomer('again')
    const input = { version: 1, bio: 'once', links: [] }
    const [first, second] = [
      await again.call('accounts.profile.update', input, { key: 'a-key-of-again' }),
      await again.call('accounts.profile.update', input, { key: 'a-key-of-again' }),
    ]
    expect([second?.status, second?.body]).toEqual([200, first?.body])
  })

  test('keeps markup as the text it is', async () => {
    const bio = '<img src=x onerror=alert(1)> & "quotes" </script>'
    const marked = await plaza.newcomer('marked')
    const { body } = await marked.call('accounts.profile.update', { version: 1, bio, links: [{ label: '<b>', url: 'https://a.example' }] })
    expect(body).toMatchObject({ bio, links: [{ label: '<b>', url: 'https://a.example' }] })
  })

  test.each([
    ['more words than fit', { bio: 'x'.repeat(501) }, 'bio'],
    ['a megabyte of words', { bio: 'x'.repeat(900_000) }, 'bio'],
    ['a NUL', { bio: 'a\u0000b' }, 'bio'],
    ['an escape', { bio: 'a\u001bb' }, 'bio'],
    ['text turned around', { bio: 'a\u202eb' }, 'bio'],
    ['half a character', { bio: 'a\ud83d' }, 'bio'],
    ['more links than fit', { links: Array(6).fill(links[0]) }, 'links'],
    ['a link without a label', { links: [{ label: ' ', url: 'https://a.example' }] }, 'links.0.label'],
    ['a label of two lines', { links: [{ label: 'a\nb', url: 'https://a.example' }] }, 'links.0.label'],
    ['a script for a link', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'links.0.url'],
    ['data for a link', { links: [{ label: 'x', url: 'data:text/html,<script>alert(1)</script>' }] }, 'links.0.url'],
    ['a link to a file', { links: [{ label: 'x', url: 'file:///etc/passwd' }] }, 'links.0.url'],
    ['a link without a scheme', { links: [{ label: 'x', url: '//a.example' }] }, 'links.0.url'],
    ['a scheme with a break in it', { links: [{ label: 'x', url: 'java\nscript:alert(1)' }] }, 'links.0.url'],
    ['a host in front of the host', { links: [{ label: 'x', url: 'https://bank.example@evil.example' }] }, 'links.0.url'],
    ['a link that is too long', { links: [{ label: 'x', url: `https://a.example/${'x'.repeat(300)}` }] }, 'links.0.url'],
  ])('with %s is refused', async (_, wrong, path) => {
    const { status, body } = await nadia.call('accounts.profile.update', { version: 1, bio: '', links: [], ...wrong })
    expect([status, body.code, body.data.fields[0].path]).toEqual([400, 'INVALID_INPUT', path])
  })

  test('is for oneself only: nobody else is named, nobody signed out writes', async () => {
    const before = (await profileOf('amira')).body
    const id = before.id
    await nadia.call('accounts.profile.update', { id, userId: id, username: 'amira', version: 1, bio: 'mine now', links: [] })
    expect((await profileOf('amira')).body).toEqual(before)
    expect((await plaza.browser().call('accounts.profile.update', { version: 1, bio: '', links: [] })).status).toBe(401)
  })
})

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

describe('preferences', () => {
  const update = (member: Member, input: object) => member.call('accounts.preferences.update', input)

  test('change where they are named and stay where not', async () => {
    const pia = await plaza.newcomer('pia')
    expect((await update(pia, { notifications: { postLikes: false } })).body.notifications).toEqual({
      ...{ newFollowers: true, postLikes: false, postComments: true, newMessages: true },
    })
    const { status, body } = await update(pia, { language: 'ar', theme: 'desert-night', notifications: { newMessages: false } })
    expect(status).toBe(200)
    expect(body).toEqual({
      language: 'ar',
      theme: 'desert-night',
      notifications: { newFollowers: true, postLikes: false, postComments: true, newMessages: false },
    })
    expect((await update(pia, {})).body).toEqual(body)
    expect((await pia.me()).preferences).toEqual(body)
    expect((await update(pia, { notifications: { postLikes: true } })).body.notifications.postLikes).toBe(true)
  })

  test('switched in two tabs at once are both kept', async () => {
    const tabs = await plaza.newcomer('tabs')
    await Promise.all([
      update(tabs, { notifications: { postLikes: false } }),
      update(tabs, { notifications: { postComments: false } }),
      update(tabs, { theme: 'sunrise' }),
    ])
    expect((await tabs.me()).preferences).toMatchObject({ theme: 'sunrise', notifications: { postLikes: false, postComments: false } })
  })

  test.each([
    [{ language: 'fr' }, 'language'],
    [{ theme: 'Not A Theme' }, 'theme'],
    [{ theme: 'x'.repeat(41) }, 'theme'],
    [{ notifications: { postLikes: 'no' } }, 'notifications.postLikes'],
  ])('%j is refused', async (input, path) => {
    const { status, body } = await update(nadia, input)
    expect([status, body.data.fields[0].path]).toEqual([400, path])
  })

  test('hold nothing but what they are', async () => {
    const plain = await plaza.newcomer('plainperson')
    await update(plain, { notifications: { role: true, postLikes: false }, role: 'admin', userId: await idOf(nadia) })
    const [row] = await plaza.rows('select notifications from accounts.preferences where user_id = $1', [await idOf(plain)])
    expect(row).toEqual({ notifications: { postLikes: false } })
    expect((await update(plaza.browser(), {})).status).toBe(401)
  })
})
