/** Bruno buys from the new shop; Yara ships two packages, refunds a line and answers his review. */
import { expect, test } from 'vitest'
import { AMOUNTS, dialogButton, expectToast, formatCharge, type SellingScenario, SHOP } from './selling-scenario.ts'
import { writeReview } from './write-review.ts'

const TILE = 'YARA-TILE-3'
const PARCELS = ['YRA-ONE', 'YRA-TWO'] as const
const TITLE = 'Warm as a summer wall'
const ANSWER = 'The sheep thank you, and so do I.'

export function sells(scenario: SellingScenario): void {
  const { words, throwName, fixture } = scenario
  const { say } = words
  const number = () => `${scenario.order.id}-1`

  test('Bruno finds the shop, buys throws in two variants and some tiles, and pays by card', async () => {
    const { bruno } = scenario.people
    await bruno.open(`/marketplace?q=${encodeURIComponent(throwName)}`)
    const card = bruno.main().getByRole('article').filter({ hasText: SHOP })
    await card.getByRole('link').first().click()
    await bruno.page.waitForURL('**/products/*')
    await take('sage', 'M', 3)
    await take('teal', 'S', 4)
    await bruno.open(await fixture.plaza.productPath(TILE))
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
      .getByRole('button', { name: say('checkout.pay', { amount: words.price(AMOUNTS.sold) }) })
      .click()
    await bruno.page.waitForURL('**/order-confirmation/*')
    scenario.order.id = new URL(bruno.page.url()).pathname.split('/').at(-1) ?? ''
  })

  test('it is on top of her open orders, and she ships it in two packages', async () => {
    const { yara } = scenario.people
    await yara.open('/orders')
    const waiting = yara.main().getByRole('region', { name: say('orders.vendor.toDo.ship') })
    await waiting.getByRole('link', { name: 'Bruno Paz' }).click()
    await yara.page.waitForURL(`**/orders/${number()}`)
    await begin('orders.vendor.ship.begin')
    await box('Tile 3').uncheck()
    await ship(PARCELS[0])
    await begin('orders.vendor.ship.begin')
    expect(await box(throwName).count()).toBe(0)
    await ship(PARCELS[1])
    await yara.main().getByText(say('orders.status.Shipped'), { exact: true }).first().waitFor()
  })

  test('the tiles broke: she refunds the line, to the cent', async () => {
    const { yara } = scenario.people
    await begin('orders.vendor.refund.begin')
    await box('Tile 3').check()
    const preview = yara.dialog().getByRole('region', { name: say('orders.vendor.refund.preview') })
    await preview.getByText(formatCharge(AMOUNTS.back), { exact: true }).waitFor()
    await yara.dialog().getByLabel(say('orders.vendor.reason')).fill('They broke on the way.')
    await dialogButton(yara, 'orders.vendor.refund.submit').click()
    await expectToast(yara, say('orders.vendor.refund.done'))
    const refunded = yara.main().getByText(say('orders.vendor.units.refunded', { count: 5, shown: words.number(5) }))
    await refunded.waitFor()
  })

  test('both packages arrive; Bruno sees them and his refund', async () => {
    const { yara, bruno } = scenario.people
    for (const _ of PARCELS) {
      await begin('orders.vendor.deliver.begin')
      await dialogButton(yara, 'orders.vendor.deliver.begin').click()
      await expectToast(yara, say('orders.vendor.deliver.done'))
    }
    await bruno.open(`/order-confirmation/${scenario.order.id}`)
    for (const parcel of PARCELS) await bruno.main().getByText(parcel, { exact: true }).waitFor()
    await bruno
      .main()
      .getByText(say('orders.line.refunded', { count: 5, shown: words.number(5) }))
      .waitFor()
    await bruno.main().getByText(words.price(AMOUNTS.back)).first().waitFor()
    await bruno.expectAccessibleInBothThemes('an order in two parcels with a refund')
  })

  test('he reviews the throw; the administrator approves it, she answers, and everybody sees both', async () => {
    const { yara, bruno, omar } = scenario.people
    const path = await productPath()
    await bruno.open(path)
    await writeReview(bruno, { title: TITLE, text: 'Nobody wants to leave the sofa any more.' })
    await expectToast(bruno, say('reviews.submitted.title'), say('reviews.submitted.text'))

    await omar.open('/admin/reviews')
    await omar.main().getByRole('link', { name: TITLE }).click()
    await omar.button('reviews.moderation.approve').click()
    await expectToast(omar, say('reviews.moderation.updated', { status: say('reviews.moderation.status.approved') }))
    await yara.open('/vendor/reviews')
    await yara.main().getByRole('link', { name: TITLE }).click()
    await yara.main().getByLabel(say('reviews.moderation.yourAnswer')).fill(ANSWER)
    await yara.button('reviews.moderation.reply').click()
    await expectToast(yara, say('reviews.moderation.replied'))
    await expect.poll(async () => (await fetch(fixture.plaza.url + path)).text()).toContain(ANSWER)
  })

  const box = (name: string) => scenario.people.yara.dialog().getByRole('checkbox', { name })
  const begin = (key: string) =>
    scenario.people.yara
      .main()
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()

  async function ship(trackingNumber: string): Promise<void> {
    const { yara } = scenario.people
    await yara.dialog().getByLabel(say('orders.vendor.ship.carrier')).fill('Correo Andino')
    await yara.dialog().getByLabel(say('orders.vendor.ship.tracking')).fill(trackingNumber)
    await dialogButton(yara, 'orders.vendor.ship.submit').click()
    await expectToast(yara, say('orders.vendor.ship.done'))
  }

  async function take(color: string, size: string, quantity: number): Promise<void> {
    const { bruno } = scenario.people
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
    const { bruno } = scenario.people
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
    const [text] = await fixture.plaza.rows<{ product_id: string }>('select product_id from catalog.product_texts where name = $1', [
      throwName,
    ])
    return `/products/${text?.product_id}`
  }
}

/** Converts digits to ASCII. */
async function western(text: Promise<string | null>): Promise<string> {
  return ((await text) ?? '').replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
}
