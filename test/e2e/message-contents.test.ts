/** What a message holds and where it is found: pictures, the card of an order, older messages, the newest ones, and the search. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { arriveAs, bubble, field, log, openLive, readEverything, sendFrom, startConversation, write } from './conversation.ts'

const OLD = 60
const FIRST = 'The saffron is in the blue tin'

const fixture = useBrowserFixture()
let bruno: Actor
let amira: Actor
let id: string

beforeAll(async () => {
  ;[bruno, amira] = await Promise.all([
    arriveAs(fixture, 'member@plaza.example'),
    arriveAs(fixture, 'vendor@plaza.example', { width: 390 }),
  ])
  id = await startConversation(fixture, bruno, ['amira', amira], 'bruno')
  await Promise.all([bruno, amira].map(readEverything))
  await sendFrom(bruno, id, FIRST)
  await sendFrom(amira, id, 'Thank you!')
  await Promise.all([openLive(bruno, `/messages/${id}`), openLive(amira, `/messages/${id}`)])
})
afterAll(async () => {
  for (const person of [bruno, amira]) await person?.leave()
})

const tall = (color: string) =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

test('pictures arrive with their descriptions, open large, and give the focus back', async () => {
  const buffer = await tall('#c6ae88')
  await bruno.page.locator('input[type=file]').setInputFiles([
    { name: 'bowl.jpg', mimeType: 'image/jpeg', buffer },
    { name: 'glaze.jpg', mimeType: 'image/jpeg', buffer: await tall('#88aec6') },
  ])
  await bruno.button('messages.compose.describe', { name: 'bowl.jpg' }).click()
  await bruno.page.getByRole('textbox', { name: bruno.say('platform.files.alt'), exact: true }).fill('A bowl with a chip in its rim')
  await bruno.page.keyboard.press('Escape')
  await bruno.expectAccessibleInBothThemes('pictures to send')
  await write(bruno, 'It came like this')
  await bubble(amira, 'It came like this').waitFor()
  const picture = log(amira).getByRole('button', { name: 'A bowl with a chip in its rim', exact: true })
  await log(amira)
    .getByRole('button', { name: amira.say('messages.picture.open', { number: 2 }), exact: true })
    .waitFor()
  await picture.click()
  await amira.dialog().getByRole('img', { name: 'A bowl with a chip in its rim' }).waitFor()
  await amira.expectAccessible('a picture, large')
  await amira.page.keyboard.press('Escape')
  await amira.dialog().waitFor({ state: 'detached' })
  await expect.poll(() => picture.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await bruno.page.getByRole('list', { name: bruno.say('messages.compose.pictures') }).count()).toBe(0)
})

test('the buyer shares an order: the card is about the order for the buyer, and about the own part for the vendor', async () => {
  const [order] = await fixture.plaza.rows<{ order_id: string; number: number }>(
    `select p.order_id, p.number from orders.parts p join orders.orders o on o.id = p.order_id
     join accounts.users u on u.id = o.user_id join vendors.vendors v on v.workspace_id = p.workspace_id
     where u.username = 'bruno' and v.slug = 'dar-amira' order by p.placed_at limit 1`,
  )
  if (!order) throw new Error('the demo data has no order of Bruno at Dar Amira')
  await bruno.button('messages.compose.record').click()
  await bruno.dialog().getByText(bruno.say('messages.record.orders.name'), { exact: true }).click()
  await bruno.dialog().getByRole('searchbox').fill(order.order_id)
  await bruno.dialog().getByRole('button').filter({ hasText: order.order_id }).first().click()
  await write(bruno, 'This one')
  const path = async (actor: Actor) => {
    const card = log(actor).getByRole('link').filter({ hasText: order.order_id })
    await card.waitFor()
    return card.getAttribute('href')
  }
  expect(await path(bruno)).toBe(`/order-confirmation/${order.order_id}`)
  expect(await path(amira)).toBe(`/orders/${order.order_id}-${order.number}`)
})

test('older messages load on the way up, and one press leads to what is new', async () => {
  for (let at = 0; at < OLD; at += 1) await sendFrom(at % 2 ? bruno : amira, id, `Message ${at}`)
  await readEverything(bruno)
  await bruno.open(`/messages/${id}`)
  await bubble(bruno, `Message ${OLD - 1}`).waitFor()
  expect(await bubble(bruno, FIRST).count()).toBe(0)
  await log(bruno).hover()
  await expect
    .poll(async () => {
      await bruno.page.mouse.wheel(0, -2000)
      return bubble(bruno, FIRST).count()
    })
    .toBe(1)
  await bruno.button('messages.jump.label').waitFor()
  await sendFrom(amira, id, 'Have you found it?')
  await bruno.page.getByRole('button', { name: bruno.say('messages.jump.unread', { count: 1 }), exact: true }).click()
  await expect.poll(() => bubble(bruno, 'Have you found it?').evaluate(isInView)).toBe(true)
  await bruno.button('messages.jump.label').waitFor({ state: 'detached' })
})

test('the search finds an old message and opens it at its place', async () => {
  await bruno.open('/messages')
  await bruno.page.getByRole('searchbox', { name: bruno.say('messages.search.label') }).fill('saffron tin')
  await bruno.page
    .getByRole('list', { name: bruno.say('messages.search.messages') })
    .getByRole('link')
    .filter({ hasText: FIRST })
    .click()
  await expect.poll(() => bubble(bruno, FIRST).evaluate(isInView)).toBe(true)
  await field(bruno).waitFor()
})

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
