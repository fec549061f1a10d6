/** Two people with the same conversation open, each in a browser of their own. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import {
  arriveAs,
  bubble,
  callFrom,
  countUnread,
  field,
  findUserId,
  inbox,
  log,
  openLive,
  readEverything,
  sendFrom,
  setHidden,
  startConversation,
  write,
} from './conversation.ts'
import { loadTranslations } from './translations.ts'

const MEMBER = 'member@plaza.example'
const VENDOR = 'vendor@plaza.example'

const fixture = useBrowserFixture()
let bruno: Actor
let amira: Actor
let id: string
let path: string

beforeAll(async () => {
  ;[bruno, amira] = await Promise.all([arriveAs(fixture, MEMBER), arriveAs(fixture, VENDOR)])
  id = await startConversation(fixture, bruno, ['amira', amira], 'bruno')
  path = `/messages/${id}`
  await Promise.all([bruno, amira].map(readEverything))
  // The first message and its answer: from then on it is in both inboxes.
  await sendFrom(bruno, id, 'Good morning!')
  await sendFrom(amira, id, 'Good morning, Bruno.')
})
afterAll(async () => {
  for (const person of [bruno, amira]) await person?.leave()
})

const typing = (actor: Actor, name: string) => actor.page.getByText(actor.say('messages.typing.one', { first: name }), { exact: true })
const mark = ({ page }: Actor) => page.evaluate(() => Object.assign(window, { plazaMark: true }))
const isMarked = ({ page }: Actor) => page.evaluate(() => 'plazaMark' in window)

test('what one types and sends appears in the other’s open tab, and that it was seen', async () => {
  await Promise.all([openLive(amira, path), openLive(bruno, path)])
  await mark(amira)
  await field(bruno).fill('Is the ivory bowl back?')
  await typing(amira, 'Bruno Paz').waitFor()
  await field(bruno).press('Enter')
  await bubble(amira, 'Is the ivory bowl back?').waitFor()
  await typing(amira, 'Bruno Paz').waitFor({ state: 'detached' })
  expect(await bubble(bruno, 'Is the ivory bowl back?').count()).toBe(1)
  await log(bruno).getByText(bruno.say('messages.state.seen')).waitFor()
  expect(await field(bruno).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await isMarked(amira)).toBe(true)
})

test('hazard 28: a hidden window keeps a message unread; in view for a second, it is read', async () => {
  await amira.page.clock.install()
  await openLive(amira, path)
  await expect.poll(() => countUnread(amira)).toBe(0)
  await setHidden(amira, true)
  await sendFrom(bruno, id, 'Are you there?')
  await bubble(amira, 'Are you there?').waitFor()
  await amira.page.clock.fastForward(3000)
  expect(await countUnread(amira)).toBe(1)
  await setHidden(amira, false)
  expect(await countUnread(amira)).toBe(1)
  await amira.page.clock.fastForward(1500)
  await expect.poll(() => countUnread(amira)).toBe(0)
  await log(amira).getByText(amira.say('messages.new'), { exact: true }).waitFor()
})

test('hazard 29: the sign of a closed tab ends within 15 seconds', async () => {
  const other = await bruno.context.newPage()
  await other.goto(path)
  await other.getByRole('textbox', { name: bruno.say('messages.compose.label') }).fill('I am wri')
  await typing(amira, 'Bruno Paz').waitFor()
  // A crash says nothing to the server.
  await other.route('**/rpc/**', (route) => route.abort())
  await other.close()
  await amira.page.clock.fastForward(15_000)
  await typing(amira, 'Bruno Paz').waitFor({ state: 'detached' })
})

test('a conversation opens at what is new, and the divider stays until it is left', async () => {
  await amira.open('/messages')
  for (const text of ['First of three', 'Second of three', 'Third of three']) await sendFrom(bruno, id, text)
  await amira.open(path)
  await bubble(amira, 'Third of three').waitFor()
  const lines = await log(amira).getByRole('listitem').allTextContents()
  const divider = lines.indexOf(amira.say('messages.new'))
  expect(lines[divider + 1]).toContain('First of three')
  await expect.poll(() => countUnread(amira)).toBe(0)
  await log(amira).getByText(amira.say('messages.new'), { exact: true }).waitFor()
  await amira.open(path)
  await bubble(amira, 'Third of three').waitFor()
  expect(await log(amira).getByText(amira.say('messages.new'), { exact: true }).count()).toBe(0)
})

test('hazard 13: reading in one browser clears the number in the other', async () => {
  const phone = await arriveAs(fixture, VENDOR, { width: 390 })
  await openLive(phone, '/dashboard')
  await inbox(phone, 0).waitFor()
  await amira.open('/dashboard')
  await sendFrom(bruno, id, 'One more thing')
  await inbox(phone, 1).waitFor()
  await amira.open(path)
  await inbox(phone, 0).waitFor()
  await phone.leave()
})

test('messages that were being sent when the page was left are sent once', async () => {
  await openLive(bruno, path)
  await bruno.page.route('**/rpc/messages/send', () => undefined, { times: 1 })
  await write(bruno, 'Sent while leaving')
  await bubble(bruno, 'Sent while leaving').waitFor()
  bruno.forgive(/messages\/send/)
  await bruno.open(path)
  await bubble(amira, 'Sent while leaving').waitFor()
  await expect.poll(() => countOf('Sent while leaving')).toBe(1)
  expect(await bubble(bruno, 'Sent while leaving').count()).toBe(1)
})

test('a draft is kept across a reload, and gone with the logout', async () => {
  await field(bruno).fill('Not finished yet')
  await bruno.open(path)
  await expect.poll(() => field(bruno).inputValue()).toBe('Not finished yet')
  // What was about to be marked as read comes too late.
  bruno.forgive(/401/)
  await bruno.button('app.menu.account', { name: 'Bruno Paz' }).click()
  await bruno.page.getByRole('menuitem', { name: bruno.say('app.menu.logOut') }).click()
  await expect.poll(() => bruno.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Not finished')
  await bruno.leave()
  bruno = await arriveAs(fixture, MEMBER)
})

test('a logout in one tab closes the open conversation in the other', async () => {
  const carla = await arriveAs(fixture, MEMBER)
  await openLive(carla, path)
  const other = await carla.context.newPage()
  await other.goto('/settings')
  await other.getByRole('heading', { level: 1 }).waitFor()
  // What was about to be marked as read comes too late.
  carla.forgive(/401/)
  await callFrom(carla, 'accounts.session.logOut', {})
  await carla.page.waitForURL('**/login?**')
  await carla.leave()
})

test('hazard 55: in Arabic, English messages read from the left, and own ones are at the other side', async () => {
  const words = loadTranslations('ar')
  const arabic = await arriveAs(fixture, VENDOR, { words, width: 390 })
  await sendFrom(bruno, id, 'Hello @amira, is it 45.00 USD?')
  await sendFrom(arabic, id, 'نعم يا @bruno، السعر 45.00 USD.')
  await arabic.open(path)
  const english = bubble(arabic, 'Hello @amira, is it 45.00 USD?')
  const own = bubble(arabic, 'نعم يا @bruno، السعر 45.00 USD.')
  const direction = (locator: typeof own) => locator.evaluate((element) => getComputedStyle(element).direction)
  expect([await direction(english), await direction(own)]).toEqual(['ltr', 'rtl'])
  const [theirs, mine] = await Promise.all([english.boundingBox(), own.boundingBox()])
  expect((theirs?.x ?? 0) + (theirs?.width ?? 0)).toBeGreaterThan((mine?.x ?? 0) + (mine?.width ?? 0))
  const back = arabic.link('messages.back').locator('svg')
  expect(await back.evaluate((element) => getComputedStyle(element).transform + getComputedStyle(element).scale)).toContain('-1')
  await arabic.expectAccessibleInBothThemes('a conversation in Arabic')
  await arabic.leave()
})

test('a person who is blocked while the conversation is open sees that it is gone', async () => {
  await openLive(bruno, path)
  await bubble(bruno, 'Good morning!').waitFor()
  // For both it is like a conversation that never was.
  for (const person of [bruno, amira]) person.forgive(/status of 404/)
  await callFrom(amira, 'network.block', { userId: await findUserId(fixture, 'bruno') })
  await bruno.page.getByText(bruno.say('messages.missing.title'), { exact: true }).waitFor()
  await callFrom(amira, 'network.unblock', { userId: await findUserId(fixture, 'bruno') })
})

async function countOf(text: string): Promise<number> {
  const [found] = await fixture.plaza.rows<{ count: string }>('select count(*) from messages.messages where text = $1', [text])
  return Number(found?.count)
}
