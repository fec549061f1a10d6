/** `GET /api/events`, and everything that ends a stream. */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STREAM_LIMITS } from '#platform/server/realtime/events-entry-point.ts'
import { type EventStream, openEventStream, requestEventStream } from '#test/plaza/event-stream.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { FIXTURE_PASSWORD, fixtureEmail } from './fixtures.ts'

let plaza: TestPlaza
let darAmira: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
})
afterAll(() => plaza.close())

async function closeAll(streams: readonly EventStream[]): Promise<void> {
  for (const stream of streams) await stream.close()
  await expect.poll(() => plaza.hub.count()).toBe(0)
}

const userId = async (member: Member): Promise<string> => (await member.me()).id

describe('a stream', () => {
  test('is not cached, not compressed, and belongs to the person of the session', async () => {
    const bruno = await plaza.member('bruno')
    const stream = await openEventStream(bruno)
    expect(stream.userId).toBe(await userId(bruno))
    const { headers, status } = stream.response
    expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('content-encoding')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
      null,
    ])
    await stream.close()
  })

  test('of a guest hears signals to everyone only, that of a member their own too', async () => {
    const [guest, bruno] = [plaza.browser(), await plaza.member('bruno')]
    const streams = [await openEventStream(guest), await openEventStream(bruno)] as const
    expect(streams[0].userId).toBeNull()
    plaza.services.signals.send([
      { to: { user: await userId(bruno) }, topic: 'orders.order', ids: ['ORD-1'] },
      { to: 'everyone', topic: 'marketplace.listing', ids: ['prod_1'] },
    ])
    const everyone = { event: 'everyone', data: [['marketplace.listing', ['prod_1']]] }
    expect(await streams[0].next()).toEqual(everyone)
    expect([await streams[1].next(), await streams[1].next()]).toEqual([
      { event: 'signals', data: [['orders.order', ['ORD-1']]] },
      everyone,
    ])
    await closeAll(streams)
  })

  test('of a page that was requested some seconds ago begins with what changed since', async () => {
    const bruno = await plaza.member('bruno')
    const signal = { to: { user: await userId(bruno) }, topic: 'orders.order', ids: ['ORD-2'] } as const
    plaza.services.signals.send([signal])
    const stream = await openEventStream(bruno, { search: '?page-age=5000' })
    const first = await stream.next()
    expect(first?.event).toBe('signals')
    expect(first?.data).toContainEqual(['orders.order', expect.arrayContaining(['ORD-2'])])
    await stream.close()
    for (const search of ['?page-age=', '?page-age=soon', '?page-age=-1', '?page-age=1e999']) {
      const other = await openEventStream(bruno, { search })
      plaza.services.signals.send([{ ...signal, ids: ['ORD-3'] }])
      expect(await other.next(), search).toEqual({ event: 'signals', data: [['orders.order', ['ORD-3']]] })
      await other.close()
    }
  })

  test('is refused to other sites, to other methods, and without a known origin', async () => {
    const bruno = await plaza.member('bruno')
    const status = async (headers: Record<string, string>) => (await requestEventStream(bruno, headers)).response.status
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect((await bruno.send('POST', '/api/events')).status).toBe(405)
    expect(plaza.hub.count()).toBe(0)
  })

  test('with the cookie of an ended session is that of a guest, and leaves the cookie alone', async () => {
    const bruno = await plaza.member('bruno')
    const cookies = new Map(bruno.cookies)
    await bruno.logOut()
    for (const [name, value] of cookies) bruno.cookies.set(name, value)
    const stream = await openEventStream(bruno)
    expect([stream.userId, stream.response.headers.getSetCookie()]).toEqual([null, []])
    await stream.close()
  })

  test('a person has a limited number of streams, and so has an address', async () => {
    const bruno = await plaza.member('bruno')
    const open = await Promise.all(Array.from({ length: STREAM_LIMITS.perPerson }, () => openEventStream(bruno)))
    const { response } = await requestEventStream(bruno)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    await open.pop()?.close()
    await expect.poll(() => plaza.hub.count()).toBe(STREAM_LIMITS.perPerson - 1)
    open.push(await openEventStream(bruno))
    await closeAll(open)

    const guest = plaza.browser()
    const many = []
    for (let count = 0; count < STREAM_LIMITS.perAddress; count += 1) many.push(await openEventStream(guest))
    expect((await requestEventStream(guest)).response.status).toBe(429)
    many.push(await openEventStream(plaza.browser()))
    await closeAll(many)
  })

  test('that is not read is cut, and holds little memory until then', async () => {
    const url = new URL(plaza.url)
    const socket = connect(Number(url.port), url.hostname)
    socket.write(`GET /api/events HTTP/1.1\r\nHost: ${url.host}\r\nSec-Fetch-Site: same-origin\r\nAccept: text/event-stream\r\n\r\n`)
    await expect.poll(() => plaza.hub.count()).toBe(1)
    socket.pause()
    const ids = Array.from({ length: 200 }, (_, index) => `prod_${'x'.repeat(100)}${index}`)
    const sendOne = () => {
      plaza.hub.receive([{ to: 'everyone', topic: 'marketplace.listing', ids }])
      plaza.timers.advance(1000)
    }
    // The sockets' own buffers take some megabytes first.
    for (let sent = 0; sent < 2000 && plaza.hub.count() > 0; sent += 1) {
      sendOne()
      await new Promise(setImmediate)
    }
    expect(plaza.hub.count()).toBe(0)
    socket.destroy()
  })
})

/** Opens a stream, does something, and returns what the stream said until it ended. */
async function untilEnd(browser: Member, act: () => Promise<unknown>): Promise<string[]> {
  const stream = await openEventStream(browser)
  await act()
  await plaza.settle()
  return (await stream.rest()).map(({ event }) => event)
}

/** A stream that stays open hears this. */
async function hearsStill(browser: Member, act: () => Promise<unknown>): Promise<boolean> {
  const stream = await openEventStream(browser)
  await act()
  await plaza.settle()
  const open = plaza.hub.count({ userId: await userId(browser) }) === 1
  await closeAll([stream])
  return open
}

/** What an open stream hears of conversations while something happens. */
async function hintsAbout(stream: EventStream, act: () => Promise<unknown>): Promise<string[]> {
  await act()
  await plaza.settle()
  plaza.timers.advance(1000)
  plaza.services.signals.send([{ to: 'everyone', topic: 'marketplace.listing', ids: ['last'] }])
  plaza.timers.advance(1000)
  const heard: [string, string[]][] = []
  for (let event = await stream.next(); event && event.event !== 'everyone'; event = await stream.next())
    if (event.event === 'signals') heard.push(...(event.data as typeof heard))
  return heard.flatMap(([topic, about]) => (topic === 'messages.conversation' ? about : []))
}

describe('who leaves', () => {
  const say = (by: Member, conversationId: string) => by.call('messages.send', { conversationId, clientKey: randomUUID(), text: 'Hello' })

  test('a group hears nothing more of it on the open stream', async () => {
    const [bruno, chen, dalia] = [await plaza.member('bruno'), await plaza.member('chen'), await plaza.member('dalia')]
    for (const member of [chen, dalia]) {
      const { body } = await member.call('messages.settings.get')
      await member.call('messages.settings.update', { ...body, from: 'everyone' })
    }
    const userIds = [await userId(chen), await userId(dalia)]
    const { conversationId } = (await bruno.call('messages.conversations.createGroup', { title: 'Kiln day', userIds })).body
    await plaza.settle()
    const stream = await openEventStream(dalia)
    expect(await hintsAbout(stream, () => say(bruno, conversationId))).toContain(conversationId)
    await hintsAbout(stream, () => dalia.call('messages.conversations.leave', { conversationId }))
    expect(await hintsAbout(stream, () => say(bruno, conversationId))).toEqual([])
    await closeAll([stream])
  })

  test('a workspace hears nothing more of its conversations: the open stream ends, and the next has no hint', async () => {
    const [bruno, elena] = [await plaza.member('bruno'), await plaza.member('elena')]
    const { conversationId } = (await bruno.call('messages.conversations.openWithShop', { slug: 'dar-amira' })).body
    const stream = await openEventStream(elena)
    expect(await hintsAbout(stream, () => say(bruno, conversationId))).toContain(conversationId)
    expect((await elena.call('workspaces.leave', {}, { workspace: darAmira })).status).toBe(200)
    await plaza.settle()
    expect((await stream.rest()).at(-1)?.event).toBe('access')
    const next = await openEventStream(elena)
    expect(await hintsAbout(next, () => say(bruno, conversationId))).toEqual([])
    await closeAll([next])
  })
})

describe('a stream ends', () => {
  test('at logout', async () => {
    const bruno = await plaza.member('bruno')
    expect(await untilEnd(bruno, () => bruno.logOut())).toEqual(['access'])
  })

  test('when its session is ended in the list of devices, and the others stay', async () => {
    const [phone, laptop] = [await plaza.member('bruno'), await plaza.member('bruno')]
    const { sessions } = (await phone.call('accounts.sessions.list')).body
    const { id } = sessions.find(({ current }: { current: boolean }) => current)
    expect(await untilEnd(phone, () => laptop.call('accounts.sessions.revoke', { id }))).toEqual(['access'])
    const other = await plaza.member('bruno')
    expect(await hearsStill(laptop, () => other.logOut())).toBe(true)
    const third = await plaza.member('bruno')
    expect(await untilEnd(third, () => laptop.call('accounts.sessions.revokeOthers'))).toEqual(['access'])
  })

  test('hazard 47: when the password changes or is reset', async () => {
    const [phone, laptop] = [await plaza.newcomer('greta', { confirmed: true }), plaza.browser()]
    const email = 'greta@example.com'
    await laptop.logIn(email, FIXTURE_PASSWORD)
    await laptop.reauthenticate(FIXTURE_PASSWORD)
    expect(await untilEnd(phone, () => laptop.call('accounts.password.change', { newPassword: 'a quiet river bend 7' }))).toContain(
      'access',
    )
    await phone.logIn(email, 'a quiet river bend 7')
    expect(
      await untilEnd(phone, async () => {
        const guest = plaza.browser()
        await guest.call('accounts.password.requestReset', { email })
        await plaza.settle()
        const token = new URL(plaza.mailTo(email).at(-1)?.link() ?? 'none:').searchParams.get('token')
        expect((await guest.call('accounts.password.reset', { token, newPassword: 'a loud river bend 8' })).status).toBe(200)
      }),
    ).toContain('access')
  })

  test('when the account is suspended, deleted, or gets another role', async () => {
    const omar = await plaza.member('omar')
    await omar.reauthenticate(FIXTURE_PASSWORD)
    const [suspended, promoted, deleted] = [await plaza.newcomer('hugo'), await plaza.newcomer('ines'), await plaza.newcomer('jon')]
    const suspend = async () => omar.call('accounts.admin.users.suspend', { id: await userId(suspended), reason: 'spam' })
    expect(await untilEnd(suspended, suspend)).toEqual(['access'])
    const promote = async () => omar.call('accounts.admin.users.setRole', { id: await userId(promoted), role: 'admin' })
    expect(await untilEnd(promoted, promote)).toEqual(['access'])
    await deleted.reauthenticate(FIXTURE_PASSWORD)
    expect(await untilEnd(deleted, () => deleted.call('accounts.deletion.request', { username: 'jon' }))).toEqual(['access'])
  })

  test('of a member who loses the membership or a permission in a workspace', async () => {
    const [amira, farid] = [await plaza.member('amira'), await plaza.member('farid')]
    const inDarAmira = { workspace: darAmira }
    const members = async () => (await amira.call('workspaces.members.list', {}, inDarAmira)).body.members
    const faridId = await userId(farid)
    const version = (await members()).find(({ user }: { user: { id: string } }) => user.id === faridId).version
    const demote = () =>
      amira.call('workspaces.members.change', { userId: faridId, version, role: 'staff', permissions: ['inventory'] }, inDarAmira)
    expect((await untilEnd(farid, demote)).at(-1)).toBe('access')

    const stream = await openEventStream(farid)
    plaza.services.signals.send([
      { to: { workspace: darAmira, permission: 'orders' }, topic: 'orders.part', ids: ['1'] },
      { to: { workspace: darAmira, permission: 'inventory' }, topic: 'products.product', ids: ['2'] },
    ])
    expect(await stream.next()).toEqual({ event: 'signals', data: [['products.product', ['2']]] })
    await amira.call('workspaces.members.remove', { userId: faridId }, inDarAmira)
    await plaza.settle()
    expect((await stream.rest()).at(-1)?.event).toBe('access')
    const last = await openEventStream(farid)
    expect(last.userId).toBe(faridId)
    await closeAll([last])
  })

  test('of all members of a workspace that is deleted', async () => {
    const dalia = await plaza.member('dalia')
    const { id } = (await dalia.call('workspaces.create', { name: 'Short Lived' })).body
    await plaza.settle()
    await dalia.reauthenticate(FIXTURE_PASSWORD)
    expect(await untilEnd(dalia, () => dalia.call('workspaces.delete', { name: 'Short Lived' }, { workspace: id }))).toEqual(['access'])
  })

  test('when its session is too old', async () => {
    const bruno = await plaza.member('bruno')
    const stream = await openEventStream(bruno)
    plaza.moveClock(31 * 24 * 3600_000)
    plaza.timers.advance(60_000)
    expect((await stream.rest()).at(-1)?.event).toBe('access')
    expect((await bruno.logIn(fixtureEmail('bruno'), FIXTURE_PASSWORD)).status).toBe(200)
  })

  test('when Plaza stops', async () => {
    const stream = await openEventStream(plaza.browser())
    plaza.hub.close()
    expect(await stream.rest()).toEqual([])
  })
})
