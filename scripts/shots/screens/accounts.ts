/** Login, registration and account pages. */
import { openPage, openPath, openWhenLoaded, type Screen } from '../scene.ts'

export const ACCOUNTS: Screen[] = [
  { name: 'login', play: openPath('/login') },
  {
    name: 'login-failed',
    async play({ page }) {
      await openPage(page, '/login')
      await page.locator('main input[type=email]').fill('amira@example.com')
      await page.locator('main input[type=password]').fill('not her password')
      await page.locator('main button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'register', play: openPath('/register') },
  {
    name: 'forgot-password-sent',
    isAnswer: true,
    async play({ page }) {
      await openPage(page, '/forgot-password')
      await page.locator('main input').fill('nobody@example.com')
      await page.locator('main button[type=submit]').click()
      await page.locator('main button:disabled').waitFor()
    },
  },
  // The tab keeps a token that it was opened with.
  { name: 'reset-password-dead', play: openPath('/reset-password') },
  { name: 'reset-password', play: openPath('/reset-password?token=0123456789abcdefghijklmn') },
  { name: 'verify-email', play: openPath('/verify-email') },
  { name: 'area-to-come', as: 'vendor', play: openWhenLoaded('/erp') },
  ...['profile', 'account', 'security', 'privacy', 'notifications', 'appearance', 'language'].map(
    (tab): Screen => ({ name: `settings-${tab}`, as: 'vendor', whole: true, play: openWhenLoaded(`/settings?tab=${tab}`) }),
  ),
  { name: 'settings-workspace', as: 'vendor', whole: true, play: openWhenLoaded('/settings?tab=workspace') },
  {
    name: 'invite',
    as: 'vendor',
    async play({ page, words: { say } }) {
      await page.getByRole('button', { name: say('workspaces.invite.begin') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'account-menu',
    as: 'vendor',
    async play(scene) {
      await openWhenLoaded('/dashboard')(scene)
      await scene.page.getByRole('button', { name: scene.words.say('app.menu.account', { name: 'Amira Khalil' }) }).click()
      await scene.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'drawer',
    as: 'vendor',
    width: 390,
    async play(scene) {
      await openWhenLoaded('/dashboard')(scene)
      await scene.page.getByRole('button', { name: scene.words.say('app.nav.openMenu') }).click()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
]
