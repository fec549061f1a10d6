/** From the cart to the order and its follow-up pages. */
import { fillCheckout } from '#test/e2e/fill-checkout.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { fillCart, openPage, openWhenLoaded, type Scene, type Screen } from '../scene.ts'

/** Pays with a test card of the demo. */
async function payWith({ page, words: { say } }: Scene, card: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(`checkout.testCard.${card}`), exact: true })
    .click()
  await page.locator('main button[type=submit]').click()
}

/** Opens one of the member's demo orders from their list. Keys: orders.status.* */
async function openOrder(scene: Scene, status: string) {
  await openWhenLoaded('/order-history')(scene)
  const { page, words } = scene
  await page
    .getByRole('article')
    .filter({ hasText: words.say(`orders.status.${status}`) })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL('**/order-confirmation/*')
  await page
    .getByRole('button', { name: words.say('orders.invoice.title') })
    .first()
    .waitFor()
}

export const BUYING: Screen[] = [
  {
    name: 'cart-empty',
    async play({ page }) {
      await openPage(page, '/marketplace')
      await page.locator('#cart-button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart-page-empty',
    whole: true,
    async play({ page }) {
      await openPage(page, '/cart')
      await page.locator('main article').first().waitFor()
    },
  },
  {
    name: 'cart-filled',
    async play(scene) {
      await fillCart(scene)
    },
  },
  {
    name: 'cart-page',
    whole: true,
    async play({ page }) {
      await openPage(page, '/cart')
      await page.locator('main details summary').click()
    },
  },
  {
    name: 'cart-page-code',
    whole: true,
    async play({ page, words: { say } }) {
      await openPage(page, '/cart')
      await page
        .getByRole('main')
        .getByRole('button', { name: say('cart.code.open') })
        .click()
      const field = page.getByRole('main').getByLabel(say('cart.code.label'), { exact: true })
      await field.fill('winter')
      await field.press('Enter')
      await page.getByText(say('cart.failure.CODE_UNKNOWN')).waitFor()
    },
  },
  {
    name: 'cart-page-saved',
    whole: true,
    async play({ page, words: { say } }) {
      await page
        .getByRole('main')
        .getByRole('button', { name: say('cart.saved.save', { name: '' }) })
        .first()
        .click()
      await page
        .getByRole('main')
        .getByRole('button', { name: say('cart.saved.move', { name: '' }) })
        .first()
        .waitFor()
    },
  },
  {
    name: 'checkout',
    whole: true,
    async play({ page }) {
      await openPage(page, '/checkout')
      await page.locator('main form').waitFor()
    },
  },
  {
    name: 'checkout-errors',
    whole: true,
    async play({ page }) {
      await page.locator('main button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'checkout-card',
    whole: true,
    async play({ page, words }) {
      await fillCheckout(page, words)
      await page.locator('main input[type=radio][value=card]').check()
    },
  },
  {
    name: 'checkout-refused',
    whole: true,
    async play(scene) {
      await payWith(scene, 'declined')
      await scene.page.getByText(scene.words.say('checkout.refused.declined')).waitFor()
    },
  },
  {
    name: 'checkout-question',
    async play(scene) {
      await payWith(scene, 'challenge')
      await scene.page.getByRole('heading', { name: scene.words.say('checkout.paying.challenge.title') }).waitFor()
    },
  },
  {
    name: 'confirmation',
    whole: true,
    async play({ page, words: { say } }) {
      await page.getByRole('button', { name: say('checkout.paying.challenge.confirm'), exact: true }).click()
      await page.waitForURL('**/order-confirmation/*')
      await page.getByRole('heading', { level: 1, name: say('orders.thanks', { name: BRUNO_ADDRESS.name }) }).waitFor()
    },
  },
  { name: 'order-history', as: 'member', whole: true, play: openWhenLoaded('/order-history') },
  {
    name: 'order',
    as: 'member',
    whole: true,
    async play(scene) {
      await openOrder(scene, 'Delivered')
    },
  },
  {
    name: 'order-return',
    as: 'member',
    async play(scene) {
      await openOrder(scene, 'Delivered')
      await scene.page.getByRole('button', { name: scene.words.say('orders.return.begin') }).click()
      await scene.page.getByRole('dialog').getByRole('checkbox').first().check()
    },
  },
]
