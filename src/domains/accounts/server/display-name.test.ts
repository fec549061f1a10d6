/** Display names: Nadia is shown as “Nadia Clay”; Bruno and Amira see her, Omar is an administrator. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let nadia: Member
let bruno: Member
let amira: Member
let omar: Member
let nadiaId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[nadia, bruno, amira, omar] = await Promise.all([
    plaza.newcomer('nadia'),
    plaza.member('bruno'),
    plaza.member('amira'),
    plaza.member('omar'),
  ])
  nadiaId = (await nadia.me()).id
  expect((await rename(nadia, 'Nadia Clay')).status).toBe(200)
})
afterAll(() => plaza.close())

async function rename(who: Member, displayName: string) {
  const { version, bio, links } = (await who.call('accounts.profile.get')).body
  return who.call('accounts.profile.update', { version, displayName, bio, links })
}

const SHOWN = { username: 'nadia', name: 'Nadia Clay' }

describe('a display name', () => {
  test('is shown on the profile, beside the username, to its owner and to others', async () => {
    expect(await nadia.me()).toMatchObject(SHOWN)
    expect((await nadia.call('accounts.profile.get')).body).toMatchObject({ ...SHOWN, displayName: 'Nadia Clay' })
    expect((await bruno.call('network.profiles.get', { username: 'nadia' })).body).toMatchObject(SHOWN)
    expect((await bruno.call('network.profiles.get', { username: 'Nadia Clay' })).status).toBe(404)
  })

  test('is trimmed and composed, and empty for nobody’s wish', async () => {
    const ines = await plaza.newcomer('ines')
    expect((await rename(ines, '  Ine\u0301s Paz ')).body).toMatchObject({ displayName: 'In\u00e9s Paz', name: 'In\u00e9s Paz' })
    expect((await rename(ines, ' \u200b ')).body).toMatchObject({ displayName: '', name: 'ines' })
  })

  test('stays when an update leaves it out', async () => {
    const lina = await plaza.newcomer('lina')
    await rename(lina, 'Lina Sol')
    const { body } = await lina.call('accounts.profile.update', { version: 2, bio: 'Soap.', links: [] })
    expect(body).toMatchObject({ displayName: 'Lina Sol', bio: 'Soap.' })
  })

  test.each([
    ['that is too long', 'x'.repeat(51), 'too_big'],
    ['with a control character', 'Na\u0007dia', 'characters'],
    ['that turns the direction', 'Nadia \u202eyalC', 'characters'],
    ['of digits', '12 34', 'displayName_characters'],
    ['with a check mark', 'Nadia ✓', 'displayName_characters'],
    ['that looks like a username', '@amira', 'displayName_characters'],
    ['of the staff', 'Nadia, Support', 'displayName_reserved'],
    ['of the platform', 'Pl\u200baza', 'displayName_reserved'],
  ])('%s is refused', async (_, displayName, rule) => {
    const { status, body } = await rename(nadia, displayName)
    expect([body.code, body.data.fields]).toEqual(['INVALID_INPUT', [expect.objectContaining({ path: 'displayName', rule })]])
    expect([400, 422]).toContain(status)
  })

  test('is not somebody else’s username, in any look of it, but may be one’s own', async () => {
    const vera = await plaza.newcomer('vera')
    for (const taken of ['amira', 'AMIRA', 'Аmira', 'a.m.i.r.a'])
      expect(await rename(vera, taken)).toMatchObject({ status: 409, body: { code: 'DISPLAY_NAME_TAKEN' } })
    expect((await rename(vera, 'Vera')).body).toMatchObject({ name: 'Vera' })
    expect((await rename(vera, 'Amira Vera')).body).toMatchObject({ name: 'Amira Vera' })
  })

  test('may not be a former username of somebody else', async () => {
    const former = await plaza.newcomer('oldpotter')
    await former.call('accounts.profile.changeUsername', { username: 'newpotter' })
    const other = await plaza.newcomer('other')
    expect(await rename(other, 'OldPotter')).toMatchObject({ status: 409, body: { code: 'DISPLAY_NAME_TAKEN' } })
  })
})

describe('others see a display name', () => {
  test('in lists of the network, whose search finds it', async () => {
    await nadia.call('network.follow', { userId: (await amira.me()).id })
    await plaza.settle()
    const followers = async (q: string) =>
      (await bruno.call('network.people.list', { username: 'amira', kind: 'followers', limit: 20, q })).body.items
    expect(await followers('clay')).toMatchObject([SHOWN])
    expect(await followers('nadia')).toMatchObject([SHOWN])
  })

  test('that changed later, found by the new one only', async () => {
    const pia = await plaza.newcomer('pia')
    await rename(pia, 'Pia Before')
    await pia.call('network.follow', { userId: (await bruno.me()).id })
    await rename(pia, 'Pia After')
    await plaza.settle()
    const found = async (q: string) =>
      (await bruno.call('network.people.list', { username: 'bruno', kind: 'followers', limit: 20, q })).body.items.map(
        ({ name }: { name: string }) => name,
      )
    expect([await found('after'), await found('before')]).toEqual([['Pia After'], []])
  })

  test('offered for a mention by the beginning of the name, and of its words for those they follow', async () => {
    const lea = await plaza.newcomer('leawoods')
    await rename(lea, 'Quilla Fern')
    const offered = async (q: string) =>
      (await bruno.call('network.complete', { q })).body.items.map(({ username, name }: { username: string; name: string }) => [
        username,
        name,
      ])
    expect(await offered('quil')).toEqual([['leawoods', 'Quilla Fern']])
    expect(await offered('fern')).toEqual([])
    await bruno.call('network.follow', { userId: (await lea.me()).id })
    await plaza.settle()
    expect(await offered('fern')).toEqual([['leawoods', 'Quilla Fern']])
    expect(await offered('leaw')).toEqual([['leawoods', 'Quilla Fern']])
  })

  test('in search, by both names', async () => {
    const found = async (q: string) =>
      (await bruno.call('search.list', { type: 'user', q })).body.items.map(({ title, subtitle }: { title: string; subtitle: string }) => [
        title,
        subtitle,
      ])
    expect(await found('clay')).toContainEqual(['Nadia Clay', '@nadia'])
    expect(await found('nadia')).toContainEqual(['Nadia Clay', '@nadia'])
    const gone = await plaza.newcomer('formerly')
    await rename(gone, 'Xanthe Moss')
    await rename(gone, '')
    expect(await found('xanthe')).toEqual([])
  })

  test('on posts, in groups and in messages', async () => {
    const { body: post } = await nadia.call('feed.posts.create', { clientKey: crypto.randomUUID(), text: 'Kiln day' })
    expect(post.post.author).toMatchObject(SHOWN)
    const { body: group } = await nadia.call('groups.create', { name: 'Clay people', description: '', isPublic: true })
    const { body: members } = await bruno.call('groups.members.list', { groupId: group.id, limit: 20, q: 'clay' })
    expect(members.items).toMatchObject([SHOWN])
    const { conversationId } = (await bruno.call('messages.conversations.openWithPerson', { userId: nadiaId })).body
    const { body: conversation } = await bruno.call('messages.conversations.get', { conversationId })
    expect(conversation.parties).toMatchObject([{ kind: 'person', user: SHOWN }])
  })

  test('in the administration, whose search finds it, with as many statements as before', async () => {
    const list = async (q: string) => (await omar.call('accounts.admin.users.list', { q, limit: 20 })).body.users
    expect(await list('dia cl')).toMatchObject([SHOWN])
    expect(await list('nadia@example.com')).toMatchObject([SHOWN])
    expect(await countStatements(plaza, () => list('dia cl'))).toBe(await countStatements(plaza, () => list('amira')))
  })
})
