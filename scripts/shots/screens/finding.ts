/** The landing page and the marketplace. */
import { openPage, openPath, openProduct, type Screen } from '../scene.ts'

export const FINDING: Screen[] = [
  { name: 'landing', whole: true, play: openPath('/') },
  { name: 'marketplace', whole: true, play: openPath('/marketplace') },
  { name: 'marketplace-filtered', play: openPath('/marketplace?category=apparel&max=60&sort=priceAscending') },
  { name: 'marketplace-none', play: openPath('/marketplace?q=zzzzzzzz') },
  {
    name: 'suggestions',
    async play({ page, words: { say } }) {
      await openPage(page, '/marketplace')
      const field = page.getByRole('main').getByRole('combobox', { name: say('marketplace.search.label') })
      await field.click()
      await field.fill('plaza')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'search', play: openPath('/search?q=amira') },
  { name: 'search-empty', play: openPath('/search') },
  { name: 'search-none', play: openPath('/search?q=zzzzzzzz') },
  { name: 'vendor', whole: true, play: openPath('/vendors/dar-amira') },
  { name: 'terms', whole: true, play: openPath('/pages/terms') },
  { name: 'stock-notice', play: openPath('/stock-notice') },
  { name: 'product', whole: true, play: ({ page, plaza }) => openProduct(page, plaza, 'HSE-HOOD-SLATE-M') },
  { name: 'product-sold-out', play: ({ page, plaza }) => openProduct(page, plaza, 'HSE-BTL-CLAY-750') },
  {
    name: 'product-lightbox',
    async play({ page, plaza, words: { say } }) {
      await openProduct(page, plaza, 'DAR-MUG-SAGE')
      await page
        .getByRole('region', { name: say('marketplace.gallery.strip'), exact: true })
        .getByRole('button')
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'product-on-offer', play: ({ page, plaza }) => openProduct(page, plaza, 'ALT-RAIN-TEAL-L') },
  { name: 'not-found', play: openPath('/products/nonsense') },
  {
    name: 'menu',
    width: 390,
    async play({ page, words }) {
      await openPage(page, '/')
      await page.getByRole('button', { name: words.say('app.nav.openMenu') }).click()
    },
  },
  {
    name: 'filter-sheet',
    width: 390,
    async play({ page }) {
      await openPage(page, '/marketplace?category=tech')
      await page.locator('main button[aria-haspopup=dialog]').click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
