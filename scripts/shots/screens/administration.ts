/** The rooms of the operator. */
import type { Locator } from 'playwright-core'
import { behindLogin, type Scene, type Screen } from '../scene.ts'

/** What the first such link of a list leads to; `shown` is there when it is. */
const record = (name: string, list: string, link: string | RegExp, shown: (scene: Scene) => Locator): Screen => ({
  ...{ name, as: 'admin', whole: true },
  async play(scene) {
    await behindLogin(list)(scene)
    await scene.page.getByRole('main').getByRole('link', { name: link }).first().click()
    await shown(scene).waitFor()
  },
})

export const ADMINISTRATION: Screen[] = [
  { name: 'administration-promotions', as: 'admin', play: behindLogin('/admin/promotions') },
  { name: 'administration-reviews', as: 'admin', whole: true, play: behindLogin('/admin/reviews') },
  { name: 'administration', as: 'admin', whole: true, play: behindLogin('/admin') },
  { name: 'administration-users', as: 'admin', whole: true, play: behindLogin('/admin/users') },
  { name: 'administration-orders', as: 'admin', whole: true, play: behindLogin('/admin/orders') },
  record('administration-order', '/admin/orders', /^ORD-/, ({ page }) => page.getByRole('main').locator('details').first()),
  { name: 'administration-disputes', as: 'admin', whole: true, play: behindLogin('/admin/returns') },
  record('administration-dispute', '/admin/returns', /^ORD-/, ({ page, words }) =>
    page.getByRole('heading', { name: words.say('orders.disputes.said') }),
  ),
  { name: 'administration-checks', as: 'admin', whole: true, play: behindLogin('/admin/checks') },
  { name: 'administration-payouts', as: 'admin', whole: true, play: behindLogin('/admin/payouts') },
  { name: 'administration-commission', as: 'admin', whole: true, play: behindLogin('/admin/commission') },
  record('administration-user', '/admin/users', 'bruno', ({ page }) => page.getByRole('heading', { level: 2, name: 'bruno' })),
  { name: 'administration-vendors', as: 'admin', whole: true, play: behindLogin('/admin/vendors') },
  { name: 'administration-applications', as: 'admin', play: behindLogin('/admin/vendors/applications') },
  record('administration-vendor', '/admin/vendors', 'Low Hum', ({ page }) => page.getByRole('heading', { level: 2, name: 'Low Hum' })),
  { name: 'administration-categories', as: 'admin', whole: true, play: behindLogin('/admin/categories') },
  { name: 'administration-settings', as: 'admin', play: behindLogin('/admin/settings') },
  { name: 'administration-audit', as: 'admin', play: behindLogin('/admin/audit') },
]
