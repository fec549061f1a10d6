/** What the browser tests of messages share: people with an open conversation, and what is on their screens. */
import { expect } from 'vitest'
import type { Actor } from './actor.ts'
import type { BrowserFixture } from './browser-fixture.ts'
import { logIn } from './log-in.ts'

const STREAM = '/api/events'

/** Calls an operation from the person's browser, beside the open page. */
export async function callFrom<T>({ context, page }: Actor, operation: string, input: object): Promise<T> {
  const { origin } = new URL(page.url())
  const reply = await context.request.post(`${origin}/rpc/${operation.replaceAll('.', '/')}`, {
    data: { json: input },
    headers: { origin },
  })
  expect(reply.status(), operation).toBe(200)
  return ((await reply.json()) as { json: T }).json
}

export async function arriveAs(
  fixture: BrowserFixture,
  email: string,
  options: Parameters<BrowserFixture['arrive']>[0] = {},
): Promise<Actor> {
  const actor = await fixture.arrive(options)
  await actor.open('/')
  await logIn(actor, email)
  return actor
}

export async function findUserId({ plaza }: BrowserFixture, username: string): Promise<string> {
  const [found] = await plaza.rows<{ id: string }>('select id from accounts.users where username = $1', [username])
  return found?.id ?? ''
}

/** The conversation of two people who follow each other, so that nothing is a request. */
export async function startConversation(
  fixture: BrowserFixture,
  one: Actor,
  [name, other]: [string, Actor],
  ownName: string,
): Promise<string> {
  const [userId, ownId] = await Promise.all([findUserId(fixture, name), findUserId(fixture, ownName)])
  await callFrom(one, 'network.follow', { userId })
  await callFrom(other, 'network.follow', { userId: ownId })
  const { conversationId } = await callFrom<{ conversationId: string }>(one, 'messages.conversations.openWithPerson', { userId })
  return conversationId
}

type Rows = { items: { id: string; last: { position: number } }[] }

/** What the demo data leaves unread would be in the numbers. */
export async function readEverything(actor: Actor): Promise<void> {
  const { items } = await callFrom<Rows>(actor, 'messages.conversations.list', { unread: true, limit: 100 })
  for (const { id, last } of items) await callFrom(actor, 'messages.conversations.read', { conversationId: id, position: last.position })
}

let sent = 0

/** Sends beside the open page. */
export async function sendFrom(actor: Actor, conversationId: string, text: string): Promise<void> {
  sent += 1
  await callFrom(actor, 'messages.send', { conversationId, clientKey: `test-key-${sent}-${text.length}`, text })
}

/** Opens a page and waits until it hears of changes. */
export async function openLive(actor: Actor, path: string): Promise<void> {
  const stream = actor.page.waitForResponse((response) => new URL(response.url()).pathname === STREAM)
  await actor.open(path)
  await stream
}

export const log = ({ page, say }: Actor) => page.getByRole('log', { name: say('messages.log') })
export const bubble = (actor: Actor, text: string) => log(actor).getByText(text, { exact: true })
export const field = ({ page, say }: Actor) => page.getByRole('textbox', { name: say('messages.compose.label') })
/** The link in the bar above, with the number of unread conversations. */
export const inbox = ({ page, say }: Actor, count: number) =>
  page.getByRole('link', { name: count === 0 ? say('messages.title') : say('messages.inbox.unread', { count }), exact: true }).first()

export async function write(actor: Actor, text: string): Promise<void> {
  await field(actor).fill(text)
  await field(actor).press('Control+Enter')
}

/** As if another window covered this one. */
export function setHidden({ page }: Actor, hidden: boolean): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (state ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

export async function countUnread(actor: Actor): Promise<number> {
  return (await callFrom<{ messages: number }>(actor, 'messages.summary', {})).messages
}
