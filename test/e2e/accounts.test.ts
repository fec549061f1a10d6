/** Edge cases of login: secrets in addresses, other sites, slow scripts, other devices, too many attempts. */
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { waitForMailedLink } from './mail.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()
const PASSWORD = 'seven quiet olive trees'
/** The password of the demo accounts. */
const BRUNO = { email: 'member@plaza.example', password: 'open-market-day' }

const field = (visitor: Actor, name: string) => visitor.main().getByLabel(visitor.say(`accounts.field.${name}`), { exact: true })
const submit = (visitor: Actor) => visitor.main().locator('button[type=submit]').click()
const heading = (visitor: Actor, key: string) => visitor.main().getByRole('heading', { level: 1, name: visitor.say(key) })
const address = ({ page }: Actor) => page.url().slice(fixture.plaza.url.length)

async function logIn(visitor: Actor, { email, password }: { email: string; password: string }): Promise<void> {
  await field(visitor, 'email').fill(email)
  await field(visitor, 'password').fill(password)
  await submit(visitor)
}

async function register(email: string, username: string): Promise<void> {
  const { status } = await fetch(`${fixture.plaza.url}/api/v1/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, username, password: PASSWORD, language: 'en', ...ACCEPTED_TERMS }),
  })
  expect(status).toBe(200)
}

test('login pages are the same for everyone: no return path and no token in them', async () => {
  const document = async (path: string) => {
    const response = await fetch(fixture.plaza.url + path)
    return { status: response.status, etag: response.headers.get('etag'), html: await response.text() }
  }
  for (const [path, query] of [
    ['/login', '?from=%2Fsecret-origin'],
    ['/register', '?from=%2Fsecret-origin'],
    ['/reset-password', '?token=secret-token-0123456789'],
    ['/verify-email', '?token=secret-token-0123456789'],
    ['/verify-email', '?change=secret-token-0123456789'],
  ] as const) {
    const plain = await document(path)
    expect([plain.status, plain.html.includes('<h1')]).toEqual([200, true])
    expect(await document(path + query)).toEqual(plain)
    expect(plain.html).not.toContain('secret')
  }
})

test('login leads to no other site', async () => {
  const bruno = await fixture.arrive()
  // The dashboard may still be loading when its session ends.
  bruno.forgive(/401 \(Unauthorized\)/)
  for (const from of ['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example', 'javascript:alert(1)']) {
    await bruno.context.clearCookies()
    await bruno.open(`/login?from=${encodeURIComponent(from)}`)
    await logIn(bruno, BRUNO)
    await bruno.page.waitForURL((url) => url.pathname !== '/login')
    expect(bruno.page.url()).toMatch(new RegExp(`^${fixture.plaza.url}/(dashboard)?$`))
  }
  await bruno.leave()
})

test('input typed before the scripts load is kept, and is never in an address', async () => {
  const bruno = await fixture.arrive()
  let comeIn = () => {}
  const held = new Promise<void>((resolve) => {
    comeIn = resolve
  })
  await bruno.page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await bruno.page.goto('/login?from=%2Fcheckout')
  await field(bruno, 'email').fill(BRUNO.email)
  await field(bruno, 'password').fill(BRUNO.password)
  await field(bruno, 'password').press('Enter')
  expect(address(bruno)).toBe('/login?from=%2Fcheckout')
  comeIn()
  await submit(bruno)
  await bruno.page.waitForURL(({ pathname }) => pathname === '/checkout')
  await bruno.leave()
})

test('input and errors survive a change of language and a reload; a password does not', async () => {
  const salma = await fixture.arrive()
  await salma.open('/register')
  await field(salma, 'email').fill('salma@')
  await field(salma, 'username').fill('sa')
  await submit(salma)
  await salma.main().getByText(salma.say('platform.form.email')).waitFor()
  await field(salma, 'password').fill(PASSWORD)

  await salma.page.locator('button[aria-haspopup=menu]').click()
  await salma.page.getByRole('menuitemradio', { name: 'Español' }).click()
  const { say } = loadTranslations('es')
  await salma.main().getByText(say('platform.form.email')).waitFor()
  await salma
    .main()
    .getByText(say('platform.form.tooShort', { minimum: 3 }))
    .waitFor()
  const typed = () =>
    salma
      .main()
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  expect(await typed()).toEqual(['salma@', 'sa', PASSWORD])

  await salma.page.reload()
  await expect.poll(typed).toEqual(['salma@', 'sa', ''])
  await salma.leave()
})

test('a password can be shown, and Caps Lock is noticed', async () => {
  const bruno = await fixture.arrive()
  await bruno.open('/login')
  await field(bruno, 'password').fill('Olive')
  await bruno.button('platform.form.password.show').click()
  expect(await field(bruno, 'password').getAttribute('type')).toBe('text')
  await bruno.button('platform.form.password.hide').click()
  expect(await field(bruno, 'password').getAttribute('type')).toBe('password')
  await field(bruno, 'password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
  await bruno.main().getByText(bruno.say('platform.form.password.capsLock')).waitFor()
  await bruno.expectAccessibleInBothThemes('locked capitals')
  await bruno.leave()
})

test('a login that fails before its text has come says why, when it has come', async () => {
  const bruno = await fixture.arrive()
  const texts = Promise.withResolvers<void>()
  await bruno.page.route('**/locales/*/app.json*', async (route) => {
    await texts.promise
    await route.continue()
  })
  await bruno.open('/login')
  const answered = bruno.page.waitForResponse('**/rpc/accounts/session/logIn')
  await logIn(bruno, { ...BRUNO, password: 'not his password' })
  expect((await answered).ok()).toBe(false)
  texts.resolve()
  await bruno.main().getByText(bruno.say('accounts.failure.INVALID_CREDENTIALS'), { exact: true }).waitFor()
  expect(await bruno.page.getByText(bruno.say('platform.failure.UNEXPECTED')).count()).toBe(0)
  bruno.forgive(/401/)
  await bruno.leave()
})

test('without passkey support a message says so, and the password still works', async () => {
  const bruno = await fixture.arrive()
  await bruno.open('/login')
  const said = bruno.main().getByRole('alert').getByText(bruno.say('accounts.passkey.impossible'))
  // A button without its script does nothing yet.
  const pressed = async () => {
    await bruno.button('accounts.passkey.logIn').click()
    return said.isVisible()
  }
  await expect.poll(pressed).toBe(true)
  await bruno.leave()
})

test('on another device the mailed link asks for the password, which can be reset', async () => {
  await register('nadia@example.com', 'nadia')
  const nadia = await fixture.arrive({ width: 390 })
  nadia.forgive(/rpc\/accounts\/email\/verify/)
  await nadia.open(await waitForMailedLink(fixture.plaza, 'nadia@example.com', '/verify-email'))
  await nadia.button('accounts.verify.confirm').click()
  await nadia
    .main()
    .getByText(nadia.say('accounts.verify.passwordNeeded', { name: 'nadia' }))
    .waitFor()
  await nadia.expectAccessibleInBothThemes('a link that asks for the password')
  await field(nadia, 'password').fill('seven noisy olive trees')
  await submit(nadia)
  await nadia.main().getByText(nadia.say('accounts.verify.failure.INVALID_CREDENTIALS')).waitFor()

  await nadia.page.reload()
  await nadia.button('accounts.verify.confirm').click()
  await nadia.button('accounts.verify.forgotten').click()
  await nadia.main().getByText(nadia.say('accounts.reset.leadAfterVerification')).waitFor()
  expect(address(nadia)).toBe('/reset-password')
  await field(nadia, 'newPassword').fill('nine quiet olive trees')
  await submit(nadia)
  await heading(nadia, 'accounts.reset.done').waitFor()
  await nadia.link('accounts.login.submit').click()
  await logIn(nadia, { email: 'nadia@example.com', password: 'nine quiet olive trees' })
  await nadia.page.waitForURL((url) => url.pathname !== '/login')
  await nadia.leave()
})

test('a used link says so and offers another one', async () => {
  const bruno = await fixture.arrive()
  bruno.forgive(/rpc\/accounts\/email\/verify/)
  await bruno.open('/verify-email?token=0123456789abcdefghijklmn')
  await bruno.button('accounts.verify.confirm').click()
  await heading(bruno, 'accounts.link.dead').waitFor()
  await bruno.expectAccessibleInBothThemes('a dead link')
  await bruno.link('accounts.verify.logInForAnother').click()
  await logIn(bruno, BRUNO)
  await bruno.page.waitForURL('**/verify-email')
  await bruno.leave()
})

test('where no mail leaves the server the first login confirms; who follows an old link can ask for another mail, after a delay', async () => {
  await register('ines@example.com', 'ines')
  const ines = await fixture.arrive()
  ines.forgive(/rpc\/accounts\/email\/verify/)
  await ines.open('/login?from=%2Fverify-email')
  await logIn(ines, { email: 'ines@example.com', password: PASSWORD })
  await heading(ines, 'accounts.verify.done').waitFor()
  await ines.open('/verify-email?token=0123456789abcdefghijklmn')
  await ines.button('accounts.verify.confirm').click()
  await heading(ines, 'accounts.link.dead').waitFor()
  await ines.button('accounts.resend.send').click()
  await ines.page.getByRole('listitem').getByText(ines.say('accounts.verify.sent')).waitFor()
  await expect.poll(() => ines.button('accounts.resend.send').isDisabled()).toBe(true)
  await ines.expectAccessibleInBothThemes('a link that is sent again')
  await ines.leave()
})

test('the link to another address waits for its owner’s login', async () => {
  await register('mara@example.com', 'mara')
  const mara = await fixture.arrive()
  await mara.open('/login?from=%2Fverify-email')
  await logIn(mara, { email: 'mara@example.com', password: PASSWORD })
  await mara.page.waitForURL('**/verify-email')
  const status = await mara.page.evaluate(async () => {
    const body = JSON.stringify({ json: { email: 'mara@elsewhere.example' } })
    const response = await fetch('/rpc/accounts/email/requestChange', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return response.status
  })
  expect(status).toBe(200)
  await mara.context.clearCookies()
  await mara.open(await waitForMailedLink(fixture.plaza, 'mara@elsewhere.example', '/verify-email'))
  await mara.page.waitForURL('**/login?from=%2Fverify-email')
  await logIn(mara, { email: 'mara@example.com', password: PASSWORD })
  await mara
    .main()
    .getByText(mara.say('accounts.verify.isNow', { email: 'mara@elsewhere.example' }))
    .waitFor()
  expect(address(mara)).toBe('/verify-email')
  await mara.leave()
})

test('closed registration replaces the form', async () => {
  await fixture.plaza.rows("update accounts.settings set registration = 'closed'")
  const salma = await fixture.arrive()
  salma.forgive(/rpc\/accounts\/register/)
  await salma.open('/register')
  await field(salma, 'email').fill('late@example.com')
  await field(salma, 'username').fill('latecomer')
  await field(salma, 'password').fill(PASSWORD)
  await submit(salma)
  await heading(salma, 'accounts.register.closed').waitFor()
  await salma.expectAccessibleInBothThemes('closed registration')
  await salma.leave()
})

test('too many attempts show a countdown', async () => {
  const bruno = await fixture.arrive({ width: 390 })
  bruno.forgive(/rpc\/accounts\/session\/logIn/)
  await bruno.open('/login')
  await logIn(bruno, { ...BRUNO, password: 'a wrong one' })
  await bruno.main().getByText(bruno.say('accounts.failure.INVALID_CREDENTIALS')).waitFor()
  const leave = (seconds: number) =>
    fixture.plaza.rows(
      "update platform.rate_limits set spent = 1000, ends_at = now() + make_interval(secs => $1) where name = 'login-address'",
      [seconds],
    )

  await leave(300)
  await logIn(bruno, BRUNO)
  const alert = bruno.main().getByRole('alert')
  await alert.getByText(bruno.say('platform.failure.RATE_LIMITED', { wait: bruno.say('platform.wait.minutes', { count: 5 }) })).waitFor()
  await bruno.expectAccessibleInBothThemes('too many tries')

  await leave(2)
  await submit(bruno)
  await alert.getByText(bruno.say('platform.form.againNow')).waitFor()
  await submit(bruno)
  await bruno.page.waitForURL((url) => url.pathname !== '/login')
  await bruno.leave()
})
