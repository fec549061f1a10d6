/** The rooms of the operator. */
import { behindLogin, type Screen } from '../scene.ts'

export const ADMINISTRATION: Screen[] = [
  { name: 'administration-promotions', as: 'admin', play: behindLogin('/admin/promotions') },
  { name: 'administration-reviews', as: 'admin', whole: true, play: behindLogin('/admin/reviews') },
  { name: 'administration', as: 'admin', whole: true, play: behindLogin('/admin') },
  { name: 'administration-users', as: 'admin', whole: true, play: behindLogin('/admin/users') },
  { name: 'administration-orders', as: 'admin', whole: true, play: behindLogin('/admin/orders') },
  {
    name: 'administration-order',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin/orders')(scene)
      await scene.page.getByRole('main').getByRole('link', { name: /^ORD-/ }).first().click()
      await scene.page.waitForURL('**/admin/orders/ORD-*')
      await scene.page.getByRole('main').locator('details').first().waitFor()
    },
  },
  { name: 'administration-disputes', as: 'admin', whole: true, play: behindLogin('/admin/returns') },
  {
    name: 'administration-dispute',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin/returns')(scene)
      await scene.page.getByRole('main').getByRole('link', { name: /^ORD-/ }).first().click()
      await scene.page.waitForURL('**/admin/returns/ret_*')
      await scene.page.getByRole('heading', { name: scene.words.say('orders.disputes.said') }).waitFor()
    },
  },
  { name: 'administration-checks', as: 'admin', whole: true, play: behindLogin('/admin/checks') },
  { name: 'administration-payouts', as: 'admin', whole: true, play: behindLogin('/admin/payouts') },
  { name: 'administration-commission', as: 'admin', whole: true, play: behindLogin('/admin/commission') },
  {
    name: 'administration-user',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin/users')(scene)
      await scene.page.getByRole('main').getByRole('link', { name: 'bruno' }).click()
      await scene.page.getByRole('heading', { level: 2, name: 'bruno' }).waitFor()
    },
  },
  { name: 'administration-vendors', as: 'admin', whole: true, play: behindLogin('/admin/vendors') },
  { name: 'administration-applications', as: 'admin', play: behindLogin('/admin/vendors/applications') },
  {
    name: 'administration-vendor',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin/vendors')(scene)
      await scene.page.getByRole('main').getByRole('link', { name: 'Low Hum' }).click()
      await scene.page.getByRole('heading', { level: 2, name: 'Low Hum' }).waitFor()
    },
  },
  { name: 'administration-categories', as: 'admin', whole: true, play: behindLogin('/admin/categories') },
  { name: 'administration-settings', as: 'admin', play: behindLogin('/admin/settings') },
  { name: 'administration-audit', as: 'admin', play: behindLogin('/admin/audit') },
]
