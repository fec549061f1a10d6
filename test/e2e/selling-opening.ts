/** Yara comes to Plaza to sell: an account on the way, an application, a shop at once. */
import { expect, test } from 'vitest'
import { SHOP, type Tale, toasted, YARA } from './selling-tale.ts'

export function opensHerShop(tale: Tale): void {
  const { say } = tale.words

  test('from the application she is led through registration and login, and back to it', async () => {
    const { yara } = tale.people
    const account = (key: string) => yara.main().getByLabel(say(`accounts.field.${key}`), { exact: true })
    const submit = () => yara.main().locator('button[type=submit]')
    await yara.open('/vendor/register')
    await yara
      .main()
      .getByRole('link', { name: say('vendors.register.logIn'), exact: true })
      .click()
    await yara
      .main()
      .getByRole('link', { name: say('accounts.login.register'), exact: true })
      .click()
    await account('username').waitFor()
    for (const name of ['email', 'username', 'password'] as const) await account(name).fill(YARA[name])
    await submit().click()
    await yara.page.waitForURL(({ pathname }) => pathname === '/login')
    for (const name of ['email', 'password'] as const) await account(name).fill(YARA[name])
    await submit().click()
    await yara.page.waitForURL(({ pathname }) => pathname === '/vendor/register')
  })

  test('she applies and may sell at once', async () => {
    const { yara } = tale.people
    // What need not be filled in says so in its label.
    const field = (key: string) => yara.main().getByLabel(new RegExp(`^${say(key)}`))
    await yara
      .main()
      .getByText(say('vendors.register.atOnce', { workspace: YARA.username }))
      .waitFor()
    for (const [key, text] of [
      ['vendors.field.name', SHOP],
      ['vendors.field.description', 'Throws woven by hand, of the wool of one valley.'],
      ['vendors.field.address', 'Mill Lane 4, Ambato'],
      ['vendors.field.shipping', 'Within two days, everywhere.'],
      ['vendors.field.returns', 'Two weeks, no questions.'],
      ['vendors.payout.holder', 'Yara Haddad'],
      ['vendors.payout.account', 'EC89370400440532013000'],
    ] as const) {
      await field(key).fill(text)
    }
    await yara.button('vendors.register.submit').click()
    await toasted(yara, say('vendors.register.submitted'), say('vendors.register.approved'))
    await yara.main().getByRole('heading', { name: SHOP, exact: true }).waitFor()
    await yara.expectAccessibleInBothThemes('the checklist of a new shop')
    await yara.open('/vendor/dashboard')
    await yara.main().getByRole('heading', { level: 1 }).waitFor()
    await yara.expectAccessible('the dashboard of a new shop')
    expect(await tale.stage.plaza.rows(`select status from vendors.vendors where name = $1`, [SHOP])).toEqual([{ status: 'approved' }])
  })
}
