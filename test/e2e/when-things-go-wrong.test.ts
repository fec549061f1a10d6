/** Changes and failures while Bruno shops: he is told, loses nothing and can continue. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { fillCheckout } from './fill-checkout.ts'
import { logIn } from './log-in.ts'
import { waitForBackground } from './wait-for-background.ts'

const fixture = useBrowserFixture()

async function putInCart(bruno: Actor, sku: string): Promise<void> {
  await bruno.open(await fixture.plaza.productPath(sku))
  await bruno.button('cart.add').click()
  await bruno
    .dialog()
    .getByRole('link', { name: bruno.say('cart.checkout') })
    .waitFor()
}

async function goToCheckout(bruno: Actor): Promise<void> {
  await bruno
    .dialog()
    .getByRole('link', { name: bruno.say('cart.checkout') })
    .click()
  await fillCheckout(bruno.page, bruno.words)
}

const place = (bruno: Actor) => bruno.main().locator('button[type=submit]').click()

test('when the last unit is sold to another shopper, checkout says which, keeps the input, and the rest can be ordered', async () => {
  const bruno = await fixture.arrive()
  await putInCart(bruno, 'DAR-ESP-CHARCOAL')
  await bruno.page.keyboard.press('Escape')
  await bruno.dialog().waitFor({ state: 'hidden' })
  await putInCart(bruno, 'HSE-NOTE-3')
  await goToCheckout(bruno)
  await fixture.plaza.setAvailable('DAR-ESP-CHARCOAL', 0)
  await place(bruno)

  const alert = bruno.main().getByRole('alert')
  await alert.getByText(bruno.say('checkout.failure.SOLD_OUT')).waitFor()
  await alert.getByText(bruno.say('checkout.soldOutLine', { name: 'Espresso Cups, Set of 2', wanted: '1', left: '0' })).waitFor()
  await expect.poll(() => alert.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await bruno.main().locator('button[type=submit]').isDisabled()).toBe(true)
  await bruno.expectAccessibleInBothThemes('sold out at checkout')

  await bruno.link('app.checkout.back').click()
  await bruno
    .main()
    .getByRole('button', { name: bruno.say('cart.remove', { name: 'Espresso Cups, Set of 2' }) })
    .click()
  await bruno
    .main()
    .getByRole('link', { name: bruno.say('cart.checkout') })
    .click()
  await expect.poll(() => bruno.main().getByLabel(bruno.say('checkout.address.city'), { exact: true }).inputValue()).toBe('Cuenca')
  await place(bruno)
  await bruno.page.waitForURL('**/order-confirmation/*')
  bruno.forgive(/rpc\/checkout\/placeOrder/)
  await bruno.leave()
})

test('while the saved addresses of a member load, nothing can be ordered without one', async () => {
  const bruno = await fixture.arrive()
  await bruno.open('/')
  await logIn(bruno)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await bruno.page.route('**/rpc/accounts/addresses/list**', async (route) => {
    await asked
    await route.continue()
  })
  await putInCart(bruno, 'HSE-NOTE-3')
  await bruno
    .dialog()
    .getByRole('link', { name: bruno.say('cart.checkout') })
    .click()
  await bruno
    .main()
    .getByRole('heading', { name: bruno.say('checkout.payment.title') })
    .waitFor()
  const submit = bruno.main().locator('button[type=submit]')
  await submit.waitFor()
  expect(await submit.isDisabled()).toBe(true)
  expect(await bruno.main().getByLabel(bruno.say('checkout.address.city'), { exact: true }).isVisible()).toBe(false)
  answer()
  await bruno.main().getByRole('radio').first().waitFor()
  await place(bruno)
  await bruno.page.waitForURL('**/order-confirmation/*')
  await bruno.leave()
})

test('when the price changes, nothing is ordered until the new total has been seen', async () => {
  const bruno = await fixture.arrive()
  await putInCart(bruno, 'HSE-UMB-NAVY')
  await goToCheckout(bruno)
  await bruno
    .main()
    .getByRole('button', { name: bruno.say('checkout.place', { amount: '$55.36' }) })
    .waitFor()
  await fixture.plaza.rows("update catalog.variants set price_minor = 4500 where sku = 'HSE-UMB-NAVY'")
  await place(bruno)
  await bruno.main().getByRole('alert').getByText(bruno.say('checkout.failure.TOTAL_CHANGED')).waitFor()
  const again = bruno.main().getByRole('button', { name: bruno.say('checkout.place', { amount: '$58.60' }) })
  await again.click()
  await bruno.page.waitForURL('**/order-confirmation/*')
  await bruno.main().getByText('$58.60').first().waitFor()
  bruno.forgive(/rpc\/checkout\/placeOrder/)
  await bruno.leave()
})

test('an item added offline is queued with a message, and is in the cart when back online', async () => {
  const bruno = await fixture.arrive()
  bruno.forgive(/ERR_INTERNET_DISCONNECTED/)
  await bruno.open(await fixture.plaza.productPath('HSE-CAP-NAVY'))
  await waitForBackground(bruno.page)
  await bruno.context.setOffline(true)
  await bruno.button('cart.add').click()
  await bruno.page.getByText(bruno.say('platform.outbox.queued'), { exact: true }).first().waitFor()
  await bruno.expectAccessibleInBothThemes('an addition that waits')
  expect(await bruno.dialog().count()).toBe(0)
  await bruno.context.setOffline(false)
  await bruno.page.getByRole('button', { name: bruno.say('cart.openWith', { count: 1 }) }).click()
  await bruno
    .dialog()
    .getByRole('heading', { name: bruno.say('cart.titleWith', { count: 1 }) })
    .waitFor()
  await bruno.leave()
})

test('when Plaza fails, the quantity goes back to what it was', async () => {
  const bruno = await fixture.arrive()
  bruno.forgive(/rpc\/cart\/setQuantity|status of 500/)
  await putInCart(bruno, 'HSE-TOTE-IVORY')
  await bruno.page.route('**/rpc/cart/setQuantity', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
  await bruno
    .dialog()
    .getByRole('button', { name: bruno.say('platform.quantity.more', { name: 'Market Tote' }) })
    .click()
  await bruno.page.getByText(bruno.say('platform.failure.UNEXPECTED')).first().waitFor()
  await expect.poll(() => bruno.dialog().locator('output').textContent()).toBe('1')
  await bruno
    .dialog()
    .getByRole('heading', { name: bruno.say('cart.titleWith', { count: 1 }), exact: true })
    .waitFor()
  await bruno.leave()
})

test('an order whose answer was lost is found again and not placed twice', async () => {
  const bruno = await fixture.arrive()
  bruno.forgive(/ERR_CONNECTION_RESET|ERR_FAILED/)
  await putInCart(bruno, 'HSE-BANK-SAND')
  await goToCheckout(bruno)
  await bruno.page.route('**/rpc/checkout/placeOrder', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  const ordersNow = async () =>
    (await fixture.plaza.rows<{ count: number }>('select count(*)::int as count from orders.orders'))[0]?.count ?? 0
  const before = await ordersNow()
  await place(bruno)
  await bruno.main().getByRole('alert').getByText(bruno.say('platform.failure.NETWORK')).waitFor()
  await bruno.page.unroute('**/rpc/checkout/placeOrder')
  await bruno.page.reload()
  await bruno.button('checkout.unanswered.look').click()
  await bruno.page.waitForURL('**/order-confirmation/*')
  await bruno
    .main()
    .getByRole('heading', { level: 1, name: bruno.say('orders.thanks', { name: 'Bruno Paz' }) })
    .waitFor()
  expect(await ordersNow()).toBe(before + 1)
  await bruno.leave()
})
