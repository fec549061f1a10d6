/** Bruno buys from the new shop; Yara sends two parcels, pays a line back and answers what he writes about it. */
import { expect, test } from 'vitest'
import { agree, charge, SHOP, SUMS, type Tale, toasted } from './selling-tale.ts'
import { writeReview } from './write-review.ts'

const TILE = 'YARA-TILE-3'
const PARCELS = ['YRA-ONE', 'YRA-TWO'] as const
const TITLE = 'Warm as a summer wall'
const ANSWER = 'The sheep thank you, and so do I.'

export function sells(tale: Tale): void {
  const { words, throwName, stage } = tale
  const { say } = words
  const number = () => `${tale.order.id}-1`

  test('Bruno finds the shop, takes throws in two forms and some tiles, and pays by card', async () => {
    const { bruno } = tale.people
    await bruno.open(`/marketplace?q=${encodeURIComponent(throwName)}`)
    const card = bruno.main().getByRole('article').filter({ hasText: SHOP })
    await card.getByRole('link').first().click()
    await bruno.page.waitForURL('**/products/*')
    await take('sage', 'M', 3)
    await take('teal', 'S', 4)
    await bruno.open(await stage.plaza.pathOf(TILE))
    await put('Tile 3', 5)
    await bruno
      .dialog()
      .getByRole('region', { name: say('cart.fromVendor', { vendor: SHOP }) })
      .waitFor()
    await bruno
      .dialog()
      .getByRole('link', { name: say('cart.checkout') })
      .click()
    await bruno.page.waitForURL(({ pathname }) => pathname === '/checkout')
    await bruno.main().locator('input[type=radio][value=card]').check()
    await bruno
      .main()
      .getByRole('button', { name: say('checkout.testCard.accepted'), exact: true })
      .click()
    await bruno
      .main()
      .getByRole('button', { name: say('checkout.pay', { amount: words.price(SUMS.sold) }) })
      .click()
    await bruno.page.waitForURL('**/order-confirmation/*')
    tale.order.id = new URL(bruno.page.url()).pathname.split('/').at(-1) ?? ''
  })

  test('it waits on top of her orders, and she sends it in two parcels', async () => {
    const { yara } = tale.people
    await yara.open('/orders')
    const waiting = yara.main().getByRole('region', { name: say('orders.desk.toDo.ship') })
    await waiting.getByRole('link', { name: 'Bruno Paz' }).click()
    await yara.page.waitForURL(`**/orders/${number()}`)
    await begin('orders.desk.ship.begin')
    await box('Tile 3').uncheck()
    await ship(PARCELS[0])
    await begin('orders.desk.ship.begin')
    expect(await box(throwName).count()).toBe(0)
    await ship(PARCELS[1])
    await yara.main().getByText(say('orders.status.Shipped'), { exact: true }).first().waitFor()
  })

  test('the tiles broke: she pays the line back, to the cent', async () => {
    const { yara } = tale.people
    await begin('orders.desk.refund.begin')
    await box('Tile 3').check()
    const preview = yara.dialog().getByRole('region', { name: say('orders.desk.refund.preview') })
    await preview.getByText(charge(SUMS.back), { exact: true }).waitFor()
    await yara.dialog().getByLabel(say('orders.desk.reason')).fill('They broke on the way.')
    await agree(yara, 'orders.desk.refund.submit').click()
    await toasted(yara, say('orders.desk.refund.done'))
    const refunded = yara.main().getByText(say('orders.desk.units.refunded', { count: 5, shown: words.number(5) }))
    await refunded.waitFor()
  })

  test('both parcels arrive; Bruno sees them, and his money', async () => {
    const { yara, bruno } = tale.people
    for (const _ of PARCELS) {
      await begin('orders.desk.deliver.begin')
      await agree(yara, 'orders.desk.deliver.begin').click()
      await toasted(yara, say('orders.desk.deliver.done'))
    }
    await bruno.open(`/order-confirmation/${tale.order.id}`)
    for (const parcel of PARCELS) await bruno.main().getByText(parcel, { exact: true }).waitFor()
    await bruno
      .main()
      .getByText(say('orders.line.refunded', { count: 5, shown: words.number(5) }))
      .waitFor()
    await bruno.main().getByText(words.price(SUMS.back)).first().waitFor()
    await bruno.expectAccessibleInBothThemes('an order in two parcels with a refund')
  })

  test('he reviews the throw; she approves it and answers, and everybody reads both', async () => {
    const { yara, bruno } = tale.people
    const path = await productPath()
    await bruno.open(path)
    await writeReview(bruno, { title: TITLE, text: 'Nobody wants to leave the sofa any more.' })
    await toasted(bruno, say('reviews.submitted.title'), say('reviews.submitted.text'))

    await yara.open('/vendor/reviews')
    await yara.main().getByRole('link', { name: TITLE }).click()
    await yara.button('reviews.desk.approve').click()
    await toasted(yara, say('reviews.desk.updated', { status: say('reviews.desk.status.approved') }))
    await yara.main().getByLabel(say('reviews.desk.yourAnswer')).fill(ANSWER)
    await yara.button('reviews.desk.reply').click()
    await toasted(yara, say('reviews.desk.replied'))
    await expect.poll(async () => (await fetch(stage.plaza.url + path)).text()).toContain(ANSWER)
  })

  const box = (name: string) => tale.people.yara.dialog().getByRole('checkbox', { name })
  const begin = (key: string) =>
    tale.people.yara
      .main()
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()

  async function ship(trackingNumber: string): Promise<void> {
    const { yara } = tale.people
    await yara.dialog().getByLabel(say('orders.desk.ship.carrier')).fill('Correo Andino')
    await yara.dialog().getByLabel(say('orders.desk.ship.tracking')).fill(trackingNumber)
    await agree(yara, 'orders.desk.ship.submit').click()
    await toasted(yara, say('orders.desk.ship.done'))
  }

  async function take(color: string, size: string, quantity: number): Promise<void> {
    const { bruno } = tale.people
    await bruno
      .main()
      .getByRole('button', { name: say(`catalog.color.${color}`), exact: true })
      .click()
    await bruno.main().getByRole('button', { name: size, exact: true }).click()
    await put(throwName, quantity)
    await bruno.page.keyboard.press('Escape')
    await bruno.dialog().waitFor({ state: 'hidden' })
  }

  async function put(name: string, quantity: number): Promise<void> {
    const { bruno } = tale.people
    const more = bruno.main().getByRole('button', { name: say('platform.quantity.more', { name }), exact: true })
    const count = bruno
      .main()
      .getByRole('group', { name: say('platform.quantity.of', { name }) })
      .locator('output')
    for (let wanted = Number(await western(count.textContent())); wanted < quantity; wanted++) await more.click()
    await bruno.button('cart.add').click()
    await bruno.dialog().getByText(name).first().waitFor()
  }

  async function productPath(): Promise<string> {
    const [text] = await stage.plaza.rows<{ product_id: string }>('select product_id from catalog.product_texts where name = $1', [
      throwName,
    ])
    return `/products/${text?.product_id}`
  }
}

/** Digits as a program reads them. */
async function western(text: Promise<string | null>): Promise<string> {
  return ((await text) ?? '').replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
}
