import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixtureEmail } from '#app/server/fixtures.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openActs } from '../../test/acts.ts'

let plaza: TestPlaza
let crm: Awaited<ReturnType<typeof openActs>>

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openActs(plaza)
})
afterAll(() => plaza.close())

const named = async (name: string) => (await crm.contacts()).filter((contact) => contact.name === name)
const linkedTo = async (userId: string) => (await crm.contacts()).find(({ linkedUser }) => linkedUser?.id === userId)

describe('an order', () => {
  test('of a member makes a contact as the order says it, linked with the member', async () => {
    const bruno = await plaza.member('bruno')
    await crm.order(bruno)
    const contact = await linkedTo((await bruno.me()).id)
    expect(contact).toMatchObject({
      name: BRUNO_ADDRESS.name,
      email: 'buyer@example.com',
      segment: 'Customer',
      stage: { name: 'New Lead' },
      leadScore: 10,
      linkedUser: { username: 'bruno' },
    })
    expect(await crm.kinds(contact?.id ?? '')).toEqual(['order'])
    await crm.order(bruno)
    expect(await named(BRUNO_ADDRESS.name)).toHaveLength(1)
    expect(await crm.kinds(contact?.id ?? '')).toEqual(['order', 'order'])
  })

  test('links the contact that has the mailed address of the member, and leaves what was typed', async () => {
    const { id } = await crm.contact('Chen of the tea shop', { email: fixtureEmail('chen').toUpperCase(), segment: 'Shops' })
    const chen = await plaza.member('chen')
    await crm.order(chen)
    expect(await crm.get(id)).toMatchObject({ name: 'Chen of the tea shop', segment: 'Shops', linkedUser: { id: (await chen.me()).id } })
  })

  test('of a guest makes a contact without a link; a typed address of somebody attaches nothing', async () => {
    const { id } = await crm.contact('Dalia', { email: fixtureEmail('dalia') })
    for (const email of [fixtureEmail('dalia'), 'walkin@example.com']) {
      const guest = plaza.browser()
      await guest.call('cart.addLine', { variantId: await plaza.variant('MUG-SAGE'), quantity: 1 })
      const placed = await guest.call('checkout.placeOrder', { email, shippingAddress: { ...BRUNO_ADDRESS, name: `Guest ${email}` } })
      expect(placed.status).toBe(200)
    }
    await plaza.settle()
    expect(await crm.acts(id)).toEqual([])
    expect((await crm.get(id)).linkedUser).toBeNull()
    expect(await named(`Guest ${fixtureEmail('dalia')}`)).toEqual([])
    expect(await named('Guest walkin@example.com')).toMatchObject([{ email: 'walkin@example.com', linkedUser: null }])
  })
})

test('an address that was never mailed links nobody', async () => {
  const { id } = await crm.contact('Nour', { email: 'nour@example.com' })
  const nour = await plaza.newcomer('nour', { confirmed: false })
  const question = { productId: await plaza.product('MUG-SAGE'), text: 'Is it blue?' }
  expect((await nour.call('marketplace.questions.ask', question)).status).toBe(200)
  await plaza.settle()
  expect((await crm.get(id)).linkedUser).toBeNull()
  expect(await crm.businesses(nour)).toEqual([])
})

test('colleagues are no customers of their own workspace', async () => {
  const { id } = await crm.contact('Amira herself', { email: fixtureEmail('amira') })
  const question = { productId: await plaza.product('MUG-SAGE'), text: 'Who can answer this?' }
  expect((await crm.amira.call('marketplace.questions.ask', question)).status).toBe(200)
  await plaza.settle()
  expect((await crm.get(id)).linkedUser).toBeNull()
  expect(await crm.acts(id)).toEqual([])
})

describe('the member', () => {
  test('sees who knows them, unlinks, and stays unlinked until they allow it again', async () => {
    const farah = await plaza.newcomer('farah', { confirmed: true })
    await crm.order(farah)
    const contact = await linkedTo((await farah.me()).id)
    expect(await crm.businesses(farah)).toMatchObject([{ name: 'Dar Amira', state: 'linked', showsPosts: false }])
    expect((await crm.choose(farah, { refused: true })).body).toMatchObject({ state: 'refused', showsPosts: false })
    expect((await crm.get(contact?.id ?? '')).linkedUser).toBeNull()
    expect(await crm.acts(contact?.id ?? '')).toEqual([])
    await crm.order(farah)
    expect(await linkedTo((await farah.me()).id)).toBeUndefined()
    expect((await crm.choose(farah, { refused: false })).body.state).toBe('allowed')
    await crm.order(farah)
    expect(await linkedTo((await farah.me()).id)).toBeDefined()
  })

  test('gets 404 for a business that never knew them', async () => {
    expect((await crm.choose(await plaza.member('omar'), { refused: true })).status).toBe(404)
  })
})
