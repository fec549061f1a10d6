/** Messages that are written without a connection. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { bubble, callFrom, findUserId, log, write } from './conversation.ts'
import { logIn } from './log-in.ts'
import { waitForBackground } from './wait-for-background.ts'

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|ERR_FAILED/
const TEXTS = ['Written in the tunnel', 'And another one']

const fixture = useBrowserFixture()

async function storedTexts(): Promise<string[]> {
  const rows = await fixture.plaza.rows<{ text: string }>('select text from messages.messages where text = any($1) order by position', [
    TEXTS,
  ])
  return rows.map(({ text }) => text)
}

const waiting = (actor: Actor) => log(actor).getByText(actor.say('messages.state.waiting'), { exact: true })

test('hazard 25: written offline, reloaded, and an answer lost: each message is sent once, in order', async () => {
  const front = await fixture.openProxy()
  const bruno = await fixture.arriveThrough(front)
  bruno.forgive(LOST)
  await bruno.open('/marketplace')
  await logIn(bruno)
  const userId = await findUserId(fixture, 'amira')
  const { conversationId } = await callFrom<{ conversationId: string }>(bruno, 'messages.conversations.openWithPerson', { userId })
  await bruno.open(`/messages/${conversationId}`)
  await bruno.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await waitForBackground(bruno.page)
  await bruno.page.getByRole('textbox', { name: bruno.say('messages.compose.label') }).waitFor()
  front.cut()
  await bruno.context.setOffline(true)
  for (const text of TEXTS) {
    await write(bruno, text)
    await bubble(bruno, text).waitFor()
  }
  await expect.poll(() => waiting(bruno).count()).toBe(2)
  expect(await storedTexts()).toEqual([])

  front.restore()
  front.loseAnswers(/messages\/send/, 1)
  await bruno.context.setOffline(false)
  await bruno.open(`/messages/${conversationId}`)
  await expect.poll(storedTexts).toEqual(TEXTS)
  for (const text of TEXTS) await expect.poll(() => bubble(bruno, text).count()).toBe(1)
  await expect.poll(() => waiting(bruno).count()).toBe(0)
  await bruno.leave()
})
