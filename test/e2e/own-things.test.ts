/** Personal settings of a member: a profile photo and passkeys. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'

const fixture = useBrowserFixture({ host: 'localhost' })
/** A demo account. */
const BRUNO = { email: 'member@plaza.example', name: 'Bruno Paz', password: 'open-market-day' }

const field = ({ page, say }: Actor, key: string) => page.getByLabel(say(key), { exact: true })

async function arriveAsBruno(): Promise<Actor> {
  const bruno = await fixture.arrive()
  await bruno.open('/login')
  await field(bruno, 'accounts.field.email').fill(BRUNO.email)
  await field(bruno, 'accounts.field.password').fill(BRUNO.password)
  await bruno.main().locator('button[type=submit]').click()
  await bruno.page.waitForURL('**/dashboard')
  return bruno
}

async function logOut({ page, say }: Actor): Promise<void> {
  await page.getByRole('button', { name: say('app.menu.account', { name: BRUNO.name }) }).click()
  await page.getByRole('menuitem', { name: say('app.menu.logOut'), exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

test('a picture is chosen, cropped and shown everywhere; an invalid file is rejected', async () => {
  const bruno = await arriveAsBruno()
  await bruno.open('/settings?tab=profile')
  const input = bruno.main().locator('input[type=file]')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') })
  await bruno.dialog().getByText(bruno.say('platform.failure.PICTURE_REFUSED')).waitFor()
  bruno.forgive(/400 \(Bad Request\).*\/uploads|415|422/)
  await bruno.expectAccessible('a refused picture')
  await bruno.button('platform.cancel').click()

  const portrait = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#356' } })
    .jpeg()
    .toBuffer()
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: portrait })
  await bruno.button('accounts.avatar.save').waitFor()
  await bruno.expectAccessible('the crop of a picture')
  await bruno.button('accounts.avatar.save').click()
  await bruno.page.getByText(bruno.say('accounts.avatar.saved')).first().waitFor()
  const shown = bruno.page.getByRole('button', { name: bruno.say('app.menu.account', { name: BRUNO.name }) }).locator('img')
  await expect.poll(() => shown.getAttribute('src')).toMatch(/^\/files\/.+\.webp$/)
  await bruno.button('accounts.avatar.remove').click()
  await bruno.page.getByText(bruno.say('accounts.avatar.removed')).first().waitFor()
  await bruno.leave()
})

test('a passkey is added, logs its owner in without a password, and can be removed', async () => {
  const bruno = await arriveAsBruno()
  const devtools = await bruno.context.newCDPSession(bruno.page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
  await bruno.open('/settings?tab=security')
  await bruno.button('accounts.passkeys.add').click()
  await field(bruno, 'accounts.passkeys.name').fill('Bruno’s laptop')
  await bruno.dialog().locator('button[type=submit]').click()
  await bruno.main().getByText('Bruno’s laptop', { exact: true }).waitFor()
  await bruno.expectAccessibleInBothThemes('a passkey')
  await logOut(bruno)

  // The browser offers the passkey without any input.
  await bruno.open('/login?from=%2Fsettings%3Ftab%3Dsecurity')
  await bruno.page.waitForURL('**/settings?tab=security')
  await bruno.button('accounts.passkeys.removeOf', { name: 'Bruno’s laptop' }).click()
  await bruno.page
    .getByRole('alertdialog')
    .getByRole('button', { name: bruno.say('accounts.passkeys.remove') })
    .click()
  await bruno.main().getByText(bruno.say('accounts.passkeys.none')).waitFor()
  await logOut(bruno)

  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true })
  await bruno.open('/login')
  await bruno.button('accounts.passkey.logIn').click()
  await bruno.main().getByText(bruno.say('accounts.passkey.failure.INVALID_CREDENTIALS')).first().waitFor()
  bruno.forgive(/rpc\/accounts\/passkeyLogin\/finish/)
  await bruno.leave()
})
