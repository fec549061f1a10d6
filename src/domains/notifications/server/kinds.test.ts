/** The kinds that domains declare, heard through the shops of the fixtures. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy, deliver } from '#test/plaza/purchase.ts'

type Row = { kind: string; text: string; href: string; workspaceId: string | null; people: { username: string }[] }

let plaza: TestPlaza
let amira: Member
let bruno: Member
let farid: Member
let omar: Member
let workspace: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await plaza.member('amira')
  bruno = await plaza.member('bruno')
  farid = await plaza.member('farid')
  omar = await plaza.member('omar')
  workspace = await plaza.workspace('Dar Amira')
  await plaza.settle()
})
afterAll(() => plaza.close())

const rowsOf = async (member: Member, kind: string): Promise<Row[]> =>
  (await member.call('notifications.list', { limit: 100 })).body.items.filter((row: Row) => row.kind === kind)
const bare = (text = '') => text.replace(/[\u2068\u2069]/g, '')

test('every sale reaches the vendor’s people who handle orders, in the bell and by mail, within 60 seconds', async () => {
  const placedAt = plaza.services.now().getTime()
  const orderId = await buy(plaza, bruno, 'BOWL')
  await plaza.settle()
  for (const member of [amira, farid]) {
    const [row] = await rowsOf(member, 'orders.placed')
    expect(row).toMatchObject({ href: `/orders/${orderId}-1`, workspaceId: workspace })
    expect(bare(row?.text)).toMatch(new RegExp(`^New order ${orderId}-1 for \\$\\d+\\.\\d\\d$`))
  }
  expect(plaza.mailTo('farid@example.com').map(({ subject }) => subject)).toContainEqual(expect.stringContaining(`New order ${orderId}-1`))
  const [{ waited } = { waited: 0 }] = await plaza.rows<{ waited: number }>(
    `select extract(epoch from max(created_at)) * 1000 - $1 as waited from notifications.notifications where kind = 'orders.placed'`,
    [placedAt],
  )
  expect(Number(waited)).toBeLessThan(60_000)
  expect(await rowsOf(bruno, 'orders.placed')).toEqual([])
  expect(await rowsOf(omar, 'orders.placed')).toEqual([])
})

test('a sale is not mailed to somebody who turned its mail off', async () => {
  await farid.call('notifications.settings.choose', { kind: 'orders.placed', channel: 'mail', isOn: false })
  const before = plaza.mailTo('farid@example.com').length
  await buy(plaza, bruno, 'BOWL')
  await plaza.settle()
  expect(plaza.mailTo('farid@example.com')).toHaveLength(before)
  expect(await rowsOf(farid, 'orders.placed')).toHaveLength(2)
})

test('the buyer hears of the delivery in the bell, and gets no second mail about it', async () => {
  const orderId = await buy(plaza, bruno, 'BOWL')
  await deliver(plaza, orderId)
  const [row] = await rowsOf(bruno, 'orders.statusChanged')
  expect(row?.href).toBe(`/order-confirmation/${orderId}`)
  expect(bare(row?.text)).toBe(`Your order ${orderId} was delivered`)
  const about = plaza.mailTo('buyer@example.com').filter(({ text }) => text.includes(orderId))
  expect(new Set(about.map(({ subject }) => subject)).size).toBe(about.length)
  expect(plaza.mailTo('bruno@example.com').filter(({ text }) => text.includes(orderId))).toEqual([])
})

test('a question reaches the vendor by the face of who asked, and its answer the member', async () => {
  const productId = await plaza.product('BOWL')
  const asked = await bruno.call('marketplace.questions.ask', { productId, text: 'Is it dishwasher safe?' })
  await plaza.settle()
  const [question] = await rowsOf(amira, 'marketplace.questionAsked')
  expect(bare(question?.text)).toMatch(/^bruno asked about /)
  expect(question?.people.map(({ username }) => username)).toEqual(['bruno'])
  await amira.call('marketplace.questions.answer', { questionId: asked.body.id, text: 'Yes.' })
  await plaza.settle()
  const [answer] = await rowsOf(bruno, 'marketplace.questionAnswered')
  expect(answer).toMatchObject({ href: `/products/${productId}#questions`, people: [] })
})

test('a security change is in the bell, and its mail stays the one of accounts', async () => {
  const password = 'saffron kettle morning'
  await farid.renewReauthentication(password)
  const before = plaza.mailTo('farid@example.com').length
  const { status } = await farid.call('accounts.password.change', { currentPassword: password, newPassword: `${password} again` })
  expect(status).toBe(200)
  await plaza.settle()
  expect((await rowsOf(farid, 'accounts.securityChanged')).map(({ text }) => text)).toEqual(['Your password was changed'])
  expect(plaza.mailTo('farid@example.com')).toHaveLength(before + 1)
})

test('every kind names itself in three languages and has a sentence', async () => {
  for (const language of ['en', 'es', 'ar']) {
    bruno.language = language
    const { kinds } = (await bruno.call('notifications.settings.get')).body
    expect(kinds.length).toBeGreaterThan(15)
    expect(new Set(kinds.map(({ name }: { name: string }) => name)).size).toBe(kinds.length)
  }
  bruno.language = 'en'
})
