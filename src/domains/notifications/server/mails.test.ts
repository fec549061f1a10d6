import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toSendMailOptions } from '#platform/server/mail/mail.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { burned, liked, picked, plantKinds, rained } from '#test/plaza/planted-kinds.ts'
import { sendDigests, sendDueMails } from './jobs.ts'

const HOUR_MS = 3600_000
const AMIRA = 'amira@example.com'

let plaza: TestPlaza
let happen: ReturnType<typeof plantKinds>
let amira: Member
let author: string
let mailer: Mailer
let seen = 0

beforeAll(async () => {
  plaza = await openTestPlaza()
  happen = plantKinds(plaza)
  amira = await plaza.member('amira')
  author = (await plaza.rows<{ id: string }>(`select id from accounts.users where username_key = 'amira'`))[0]?.id ?? ''
  mailer = plaza.services.mailer
})
beforeEach(async () => {
  await plaza.settle()
  seen = plaza.mailTo(AMIRA).length
  plaza.moveClock(2 * HOUR_MS)
})
afterAll(() => plaza.close())

const newMails = () => plaza.mailTo(AMIRA).slice(seen)
const rain = (gardenId: string, place = 'Aleppo') => rained({ gardenId, userId: author, place })
/** What the job of every minute does. */
const sendDue = () => sendDueMails.run(plaza.services, {})
const choose = (kind: string, channel: string, isOn: boolean) => amira.call('notifications.settings.choose', { kind, channel, isOn })

describe('mails', () => {
  test('one notification is one mail, in the member’s language, and its link leads to the exact place', async () => {
    await happen(rain('mailed'))
    await plaza.settle()
    const [mail, ...others] = newMails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('It rained in Aleppo')
    expect(mail?.link()).toBe(`${plaza.url}/gardens/mailed`)
    await amira.call('accounts.preferences.update', { language: 'es' })
    await happen(rain('spanish', 'Homs'))
    await plaza.settle()
    expect(newMails().at(-1)?.subject).toBe('Llovió en Homs')
    await amira.call('accounts.preferences.update', { language: 'en' })
  })

  test('a second event of an unread group sends no second mail', async () => {
    await happen(rain('group'), rain('group'))
    await happen(rain('group'))
    await plaza.settle()
    expect(newMails()).toHaveLength(1)
  })

  test('one that was read before its mail was sent needs none', async () => {
    await happen(rain('already'))
    await amira.call('notifications.readAll')
    await plaza.settle()
    expect(newMails()).toEqual([])
  })

  test('hazard 34: markup and links of people in a mail are text', async () => {
    await happen(rain('markup', '<script>alert(1)</script> evil.example'))
    await plaza.settle()
    const [mail] = newMails()
    expect(mail?.html).not.toContain('<script>alert')
    expect(mail?.text).not.toContain('evil.example')
  })

  test('while the mail server is down nothing is lost, and each mail arrives once', async () => {
    plaza.services.mailer = { ...mailer, send: () => Promise.reject(new Error('down')) }
    await happen(...Array.from({ length: 40 }, (_, index) => rain(`down${index}`, `Street ${index}`)))
    for (let minute = 0; minute < 5; minute += 1) {
      await plaza.settle()
      plaza.moveClock(60_000)
    }
    plaza.services.mailer = mailer
    plaza.moveClock(HOUR_MS)
    await sendDue()
    const text = newMails()
      .map((mail) => mail.text)
      .join('\n')
    for (let index = 0; index < 40; index += 1) expect(text.match(new RegExp(`Street ${index}\\b`, 'g'))).toHaveLength(1)
    expect(await plaza.rows(`select 1 from notifications.deliveries where channel = 'mail'`)).toEqual([])
  })

  test('mails beyond twelve an hour are joined into one', async () => {
    for (let index = 0; index < 20; index += 1) {
      await happen(rain(`often${index}`))
      await plaza.settle()
    }
    expect(newMails()).toHaveLength(12)
    plaza.moveClock(2 * HOUR_MS)
    await sendDue()
    expect(newMails()).toHaveLength(13)
    expect(newMails().at(-1)?.subject).toBe('8 new notifications')
  })
})

describe('what is prompt', () => {
  test('is mailed within 60 seconds after other mails of the hour, and in a storm joined into mails that name each of them once', async () => {
    for (let index = 0; index < 12; index += 1) {
      await happen(rain(`before${index}`))
      await plaza.settle()
    }
    expect(newMails()).toHaveLength(12)
    const times = new Map<string, { happened: number; mailed?: number }>()
    const note = () => {
      const now = plaza.services.now().getTime()
      for (const [, id = ''] of newMails().flatMap(({ text }) => [...text.matchAll(/Basket \D?(\d+)/g)])) {
        const one = times.get(id)
        if (one) one.mailed ??= now
      }
    }
    for (let second = 0; second < 230; second += 5) {
      for (const half of second < 180 ? [0, 1] : []) {
        const basketId = String(second * 2 + half)
        times.set(basketId, { happened: plaza.services.now().getTime() })
        await happen(picked({ basketId, userId: author }))
      }
      await plaza.settle()
      note()
      plaza.moveClock(5000)
    }
    const waited = [...times.values()].map(({ happened, mailed = Number.POSITIVE_INFINITY }) => mailed - happened)
    expect(waited).toHaveLength(72)
    expect(Math.max(...waited)).toBeLessThanOrEqual(60_000)
    const named = newMails().flatMap(({ text }) => text.match(/Basket \D?\d+/g) ?? [])
    expect(new Set(named).size).toBe(named.length)
    expect(newMails().length).toBeLessThanOrEqual(12 + 5)
    expect(await plaza.rows(`select 1 from notifications.notifications where kind = 'garden.picked' and in_bell`)).toHaveLength(72)
  })
})

describe('unsubscribing', () => {
  const optionsOf = (mail: ReturnType<typeof newMails>[number]) => toSendMailOptions(mail, { name: 'Plaza', address: 'plaza@localhost' })

  test('the one-click button needs no login and turns off only the mails of that kind', async () => {
    await happen(rain('click'))
    await plaza.settle()
    const [mail] = newMails()
    const headers = mail ? (optionsOf(mail).headers as Record<string, string>) : {}
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = headers['List-Unsubscribe']?.slice(1, -1) ?? ''
    expect((await fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })).status).toBe(204)
    expect((await fetch(address, { method: 'POST' })).status).toBe(204)
    const { kinds } = (await amira.call('notifications.settings.get')).body
    const rainKind = kinds.find(({ kind }: { kind: string }) => kind === 'garden.rained')
    expect(rainKind.channels).toEqual({ bell: 'on', mail: 'off', push: 'on' })
    await happen(rain('quiet now'))
    await plaza.settle()
    expect(newMails()).toHaveLength(1)
    await choose('garden.rained', 'mail', true)
  })

  test('the page behind the link does the same, and a changed token is refused', async () => {
    await happen(rain('page'))
    await plaza.settle()
    const token = new URL(newMails()[0]?.unsubscribe ?? '').searchParams.get('token') ?? ''
    const guest = plaza.browser()
    expect((await guest.call('notifications.unsubscribe', { token: `${token}x` })).status).toBe(404)
    expect((await guest.call('notifications.unsubscribe', { token: 'nonsense' })).status).toBe(404)
    expect((await guest.call('notifications.unsubscribe', { token })).body).toEqual({ names: ['Rain'] })
    expect((await fetch(`${plaza.url}/unsubscribe?token=nonsense`, { method: 'POST' })).status).toBe(404)
    await choose('garden.rained', 'mail', true)
  })
})

describe('settings', () => {
  test('mail alone: a notification that is wanted by mail only is not in the bell', async () => {
    await choose('garden.rained', 'bell', false)
    const { unread } = (await amira.call('notifications.summary')).body
    await happen(rain('only mail'))
    await plaza.settle()
    expect(newMails()).toHaveLength(1)
    expect((await amira.call('notifications.summary')).body.unread).toBe(unread)
    await choose('garden.rained', 'bell', true)
  })

  test('all channels off sets the flag of the specification, and one that is on removes it', async () => {
    for (const channel of ['bell', 'push']) await choose('garden.liked', channel, false)
    expect((await amira.me()).preferences.notifications.postLikes).toBe(false)
    await happen(liked({ postId: 'off', authorId: author, by: 'usr_x' }))
    expect(await plaza.rows(`select 1 from notifications.notifications where target_id = 'off'`)).toEqual([])
    await choose('garden.liked', 'bell', true)
    expect((await amira.me()).preferences.notifications.postLikes).toBe(true)
  })

  test('an unknown kind and a fixed channel are refused', async () => {
    expect((await choose('garden.moved', 'bell', false)).status).toBe(404)
    const { status, body } = await choose('accounts.newSignIn', 'mail', false)
    expect([status, body.code]).toEqual([409, 'FIXED_CHANNEL'])
  })

  test('quiet hours hold mails back until they end, but not urgent ones', async () => {
    const minute = plaza.services.now().getUTCHours() * 60
    const quiet = { from: minute, to: (minute + 180) % 1440 }
    await amira.call('notifications.settings.update', { quiet })
    await happen(rain('night'), burned({ gardenId: 'night', userId: author }))
    await plaza.settle()
    expect(newMails().map(({ subject }) => subject)).toEqual(['Your garden burns'])
    plaza.moveClock(4 * HOUR_MS)
    await sendDue()
    expect(newMails().map(({ subject }) => subject)).toEqual(['Your garden burns', 'It rained in Aleppo'])
    await amira.call('notifications.settings.update', { quiet: null })
  })

  test('a daily digest collects mails into one, except urgent ones', async () => {
    const digestHour = (plaza.services.now().getUTCHours() + 3) % 24
    await amira.call('notifications.settings.update', { digest: 'daily', digestHour })
    await amira.call('notifications.clear')
    await happen(rain('digest1', 'Homs'), rain('digest2', 'Hama'), burned({ gardenId: 'digest', userId: author }))
    await plaza.settle()
    expect(newMails().map(({ subject }) => subject)).toEqual(['Your garden burns'])
    plaza.moveClock(4 * HOUR_MS)
    await sendDigests.run(plaza.services, {})
    const last = newMails().at(-1)
    expect(newMails()).toHaveLength(2)
    expect(last?.text).toMatch(/Homs[\s\S]*Hama|Hama[\s\S]*Homs/)
    await sendDigests.run(plaza.services, {})
    expect(newMails()).toHaveLength(2)
    await amira.call('notifications.settings.update', { digest: 'off' })
  })

  test('the times are by the clock that the member chose, else by that of the browser used last', async () => {
    const minute = plaza.services.now().getUTCHours() * 60
    const setClock = (clock: object) => amira.call('accounts.preferences.update', clock)
    const nextDigest = async () => {
      const [row] = await plaza.rows<{ at: Date }>('select next_digest_at as at from notifications.preferences where user_id = $1', [
        author,
      ])
      return row?.at.getUTCHours()
    }
    await amira.call('notifications.settings.update', { digest: 'daily', digestHour: 8 })
    expect(await nextDigest()).toBe(8)
    await setClock({ browserTimeZone: 'Asia/Riyadh' })
    await plaza.settle()
    expect((await amira.call('notifications.settings.get')).body.timeZone).toBe('Asia/Riyadh')
    expect(await nextDigest()).toBe(5)
    await setClock({ timeZone: 'Asia/Tokyo' })
    await setClock({ browserTimeZone: 'America/Lima' })
    await plaza.settle()
    expect(await nextDigest()).toBe(23)
    await amira.call('notifications.settings.update', { digest: 'off' })
    // Nine hours ahead it is quiet: in UTC it is not.
    const quiet = { from: (minute + 9 * 60) % 1440, to: (minute + 12 * 60) % 1440 }
    await amira.call('notifications.settings.update', { quiet })
    await happen(rain('tokyo'))
    await plaza.settle()
    expect(newMails()).toEqual([])
    await setClock({ timeZone: null, browserTimeZone: 'UTC' })
    await happen(rain('utc'))
    await plaza.settle()
    expect(newMails()).toHaveLength(1)
    await amira.call('notifications.settings.update', { quiet: null })
  })
})
