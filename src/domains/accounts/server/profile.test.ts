/** Profiles: Nadia and Mateo write theirs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let nadia: Member
let omar: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  nadia = await plaza.newcomer('nadia')
  omar = await plaza.member('omar')
})
afterAll(() => plaza.close())

const loadProfile = (name: string, viewer = nadia) => viewer.call('network.profiles.get', { username: name })
const loadEvents = async (aggregate: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [aggregate])).map(
    ({ type }) => type,
  )
const findId = async (member: Member): Promise<string> => (await member.me()).id

describe('a profile', () => {
  test('is visible to members, by any spelling of the username', async () => {
    const { status, body } = await loadProfile('AMIRA')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: expect.stringMatching(/^usr_/),
      username: 'amira',
      avatarUrl: null,
      bio: '',
      links: [],
      joinedAt: expect.any(String),
    })
  })

  test('is hidden from guests', async () => {
    expect(await plaza.browser().call('network.profiles.get', { username: 'amira' })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
  })

  test.each([['nobody.of.this.name'], [''], ['%'], ['usr_0'], ['a'.repeat(100)]])('of “%s” is not found', async (name) => {
    expect(await loadProfile(name)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('of a suspended account is visible to administrators only, and to all members after it is lifted', async () => {
    const zoe = await plaza.newcomer('zoe')
    const id = await findId(zoe)
    await omar.call('accounts.admin.users.suspend', { id, reason: 'spam' })
    expect([(await loadProfile('zoe')).status, (await loadProfile('zoe', omar)).status]).toEqual([404, 200])
    await omar.call('accounts.admin.users.liftSuspension', { id })
    expect((await loadProfile('zoe')).status).toBe(200)
  })

  test('of an account being deleted is hidden from everybody', async () => {
    const leo = await plaza.newcomer('leo')
    await plaza.rows('update accounts.users set deletion_requested_at = now() where id = $1', [await findId(leo)])
    expect([(await loadProfile('leo')).status, (await loadProfile('leo', omar)).status]).toEqual([404, 404])
  })
})

describe('editing the own profile', () => {
  const links = [{ label: 'My wheel', url: 'https://clay.example/nadia?a=1#kiln' }]

  test('updates bio and links, and publishes an event', async () => {
    const writer = await plaza.newcomer('writer')
    const { status, body } = await writer.call('accounts.profile.update', { version: 1, bio: '  Cups.\r\nAnd bowls. ', links })
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: 'writer', bio: 'Cups.\nAnd bowls.', links, version: 2 })
    expect((await writer.call('accounts.profile.get')).body).toEqual(body)
    expect((await loadProfile('writer')).body).toMatchObject({ bio: body.bio, links })
    expect((await loadEvents(body.id)).filter((type) => type === 'accounts.profileChanged')).toHaveLength(1)
  })

  test('from an older version is stale and returns the current one', async () => {
    const editor = await plaza.newcomer('editor')
    await editor.call('accounts.profile.update', { version: 1, bio: 'first', links: [] })
    const stale = await editor.call('accounts.profile.update', { version: 1, bio: 'second', links: [] })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: { bio: 'first', version: 2 } } } })
  })

  test('from the same version twice at once makes one of them stale', async () => {
    const twice = await plaza.newcomer('twotabs')
    const both = await Promise.all(['one', 'two'].map((bio) => twice.call('accounts.profile.update', { version: 1, bio, links: [] })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('sent again with the same key gets the first response', async () => {
    const again = await plaza.newcomer('again')
    const input = { version: 1, bio: 'once', links: [] }
    const first = await again.call('accounts.profile.update', input, { key: 'a-key-of-again' })
    const second = await again.call('accounts.profile.update', input, { key: 'a-key-of-again' })
    expect([second?.status, second?.body]).toEqual([200, first?.body])
  })

  test('keeps markup as the text it is', async () => {
    const bio = '<img src=x onerror=alert(1)> & "quotes" </script>'
    const marked = await plaza.newcomer('marked')
    const { body } = await marked.call('accounts.profile.update', { version: 1, bio, links: [{ label: '<b>', url: 'https://a.example' }] })
    expect(body).toMatchObject({ bio, links: [{ label: '<b>', url: 'https://a.example' }] })
  })

  test.each([
    ['a bio that is too long', { bio: 'x'.repeat(501) }, 'bio'],
    ['a megabyte of text', { bio: 'x'.repeat(900_000) }, 'bio'],
    ['a NUL', { bio: 'a\u0000b' }, 'bio'],
    ['an escape', { bio: 'a\u001bb' }, 'bio'],
    ['a direction override', { bio: 'a\u202eb' }, 'bio'],
    ['a lone surrogate', { bio: 'a\ud83d' }, 'bio'],
    ['too many links', { links: Array(6).fill(links[0]) }, 'links'],
    ['a link without a label', { links: [{ label: ' ', url: 'https://a.example' }] }, 'links.0.label'],
    ['a label with a line break', { links: [{ label: 'a\nb', url: 'https://a.example' }] }, 'links.0.label'],
    ['a script for a link', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'links.0.url'],
    ['data for a link', { links: [{ label: 'x', url: 'data:text/html,<script>alert(1)</script>' }] }, 'links.0.url'],
    ['a link to a file', { links: [{ label: 'x', url: 'file:///etc/passwd' }] }, 'links.0.url'],
    ['a link without a scheme', { links: [{ label: 'x', url: '//a.example' }] }, 'links.0.url'],
    ['a scheme with a break in it', { links: [{ label: 'x', url: 'java\nscript:alert(1)' }] }, 'links.0.url'],
    ['userinfo in front of the host', { links: [{ label: 'x', url: 'https://bank.example@evil.example' }] }, 'links.0.url'],
    ['a link that is too long', { links: [{ label: 'x', url: `https://a.example/${'x'.repeat(300)}` }] }, 'links.0.url'],
  ])('with %s is rejected', async (_, wrong, path) => {
    const { body } = await nadia.call('accounts.profile.update', { version: 1, bio: '', links: [], ...wrong })
    expect([body.code, body.data.fields[0].path]).toEqual(['INVALID_INPUT', path])
  })

  test('with words or links of the filter is refused, and the refusal names the fields', async () => {
    const filter = (await omar.call('reports.admin.filter.get')).body
    const words = { wholeWords: 'idiot', wordsAction: 'hold', blockedSites: 'bad.example', sitesAction: 'refuse' }
    await omar.call('reports.admin.filter.update', { ...filter, ...words })
    const ines = await plaza.newcomer('ines')
    const write = (input: object) => ines.call('accounts.profile.update', { version: 1, bio: '', links: [], ...input })
    const paths = ({ body }: { body: { code: string; data: { fields: { path: string; rule: string }[] } } }) => [
      body.code,
      ...body.data.fields.map(({ path, rule }) => `${path} ${rule}`),
    ]
    const site = { label: 'Shop', url: 'https://bad.example' }
    const both = await write({ bio: 'No ÍDIOT', links: [{ label: 'Kilns', url: 'https://a.example' }, site] })
    expect([both.status, ...paths(both)]).toEqual([422, 'TEXT_REFUSED', 'bio refused', 'links.1.url refused'])
    expect(paths(await write({ links: [{ label: 'idiot', url: 'https://a.example' }] }))).toEqual(['TEXT_REFUSED', 'links.0.label refused'])
    expect((await loadProfile('ines', ines)).body).toMatchObject({ bio: '', links: [] })
    expect((await write({ bio: 'Kilns and glazes' })).status).toBe(200)
    const renamed = await ines.call('accounts.profile.changeUsername', { username: 'idiot' })
    expect(paths(renamed)).toEqual(['INVALID_INPUT', 'username refused'])
    const joining = await plaza.browser().register('someone@example.com', 'idiot', 'a-long-passphrase-of-words')
    expect(paths(joining)).toEqual(['INVALID_INPUT', 'username refused'])
    const { version } = (await omar.call('reports.admin.filter.get')).body
    await omar.call('reports.admin.filter.update', { ...filter, version })
  })

  test('is limited to the own profile and to members', async () => {
    const before = (await loadProfile('amira')).body
    const id = before.id
    await nadia.call('accounts.profile.update', { id, userId: id, username: 'amira', version: 1, bio: 'mine now', links: [] })
    expect((await loadProfile('amira')).body).toEqual(before)
    expect((await plaza.browser().call('accounts.profile.update', { version: 1, bio: '', links: [] })).status).toBe(401)
  })
})
