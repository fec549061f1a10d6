/** Yara becomes a vendor: she registers on the way, confirms her email, applies, and gets a shop at once. */
import { expect, test } from 'vitest'
import { waitForMailedLink } from './mail.ts'
import { expectToast, type SellingScenario, SHOP, YARA } from './selling-scenario.ts'

export function opensHerShop(scenario: SellingScenario): void {
  const { say } = scenario.words

  test('the application leads her to the registration; the mailed link confirms her email and logs her in', async () => {
    const { yara } = scenario.people
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
    await yara.open(await waitForMailedLink(scenario.fixture.plaza, YARA.email, '/verify-email'))
    await yara.button('accounts.verify.confirm').click()
    await yara.page.waitForURL(({ pathname }) => pathname === '/dashboard')
    await yara.open('/products')
    await yara
      .main()
      .getByRole('link', { name: say('vendors.shop.apply') })
      .first()
      .click()
    await yara.page.waitForURL(({ pathname }) => pathname === '/vendor/register')
  })

  test('she applies and may sell at once', async () => {
    const { yara } = scenario.people
    // Labels of optional fields say so.
    const field = (key: string) => yara.main().getByLabel(new RegExp(`^${say(key)}`))
    await yara
      .main()
      .getByText(say('vendors.register.atOnce', { workspace: YARA.username }))
      .waitFor()
    for (const [key, text] of [
      ['vendors.field.name', SHOP],
      ['vendors.field.description', 'Throws woven by hand, of the wool of one valley.'],
      ['vendors.legal.address.name', 'Yara Haddad Tejidos'],
      ['vendors.legal.address.line1', 'Mill Lane 4'],
      ['vendors.legal.address.city', 'Ambato'],
      ['vendors.legal.address.postalCode', '180101'],
      ['vendors.field.shipping', 'Within two days, everywhere.'],
      ['vendors.field.returns', 'Two weeks, no questions.'],
      ['vendors.payout.holder', 'Yara Haddad'],
      ['vendors.payout.account', 'EC89370400440532013000'],
    ] as const) {
      await field(key).fill(text)
    }
    await field('vendors.legal.address.country').selectOption('EC')
    await yara.button('vendors.register.submit').click()
    await expectToast(yara, say('vendors.register.submitted'), say('vendors.register.approved'))
    await yara.main().getByRole('heading', { name: SHOP, exact: true }).waitFor()
    await yara.expectAccessibleInBothThemes('the checklist of a new shop')
    await yara.open('/vendor/dashboard')
    await yara.main().getByRole('heading', { level: 1 }).waitFor()
    await yara.expectAccessible('the dashboard of a new shop')
    expect(await scenario.fixture.plaza.rows(`select status from vendors.vendors where name = $1`, [SHOP])).toEqual([
      { status: 'approved' },
    ])
  })
}
