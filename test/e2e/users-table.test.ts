/** Omar manages accounts: with saved views, and several accounts at once. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'

const fixture = useBrowserFixture()

async function omarArrives(): Promise<Actor> {
  const omar = await fixture.arrive()
  const input = { json: { email: 'admin@plaza.example', password: 'open-market-day' } }
  const headers = { origin: fixture.plaza.url }
  const answer = await omar.context.request.post('/rpc/accounts/session/logIn', { data: input, headers })
  expect(answer.status()).toBe(200)
  await omar.open('/admin/users')
  await omar.main().getByRole('table').waitFor()
  return omar
}

const box = (omar: Actor, name: string) => omar.main().getByRole('checkbox', { name: omar.say('platform.table.selectRow', { name }) })
/** The bar of bulk actions covers the end of the list, so scroll further. */
async function choose(omar: Actor, name: string): Promise<void> {
  await box(omar, name).evaluate((found) => found.scrollIntoView({ block: 'center' }))
  await box(omar, name).check({ force: true })
}
const rows = (omar: Actor) => omar.main().locator('tbody tr:not([aria-hidden])')

test('a view is saved under a name, and found again in another browser', async () => {
  const omar = await omarArrives()
  await omar.button('platform.table.addFilter').click()
  await omar
    .dialog()
    .getByRole('button', { name: omar.say('accounts.admin.role') })
    .click()
  await omar.dialog().getByLabel(omar.say('accounts.role.vendor')).check()
  await omar.page.waitForURL('**/admin/users?role=vendor')
  await omar.page.keyboard.press('Escape')
  await omar.button('platform.table.allRows').click()
  await omar.page.getByRole('menuitem', { name: omar.say('platform.table.viewSave') }).click()
  await omar.dialog().getByLabel(omar.say('platform.table.viewName')).fill('Who sells')
  await omar.button('platform.table.save').click()
  await omar.dialog().waitFor({ state: 'hidden' })
  await omar.leave()

  const again = await omarArrives()
  await rows(again).first().waitFor()
  const all = await rows(again).count()
  await again.button('platform.table.allRows').click()
  await again.page.getByRole('menuitemradio', { name: 'Who sells' }).click()
  await again.page.waitForURL(/role=vendor.*view=view_/)
  await expect.poll(() => rows(again).count()).toBeLessThan(all)
  await again.page.getByRole('button', { name: 'Who sells' }).click()
  await again.page.getByRole('menuitem', { name: again.say('platform.table.viewRemove') }).click()
  await again.page
    .getByRole('alertdialog')
    .getByRole('button', { name: again.say('platform.table.viewRemove') })
    .click()
  await again.button('platform.table.allRows').waitFor()
  await again.leave()
})

test('several accounts are suspended for one reason; failures are listed with their cause, and the rest is done', async () => {
  const omar = await omarArrives()
  omar.forgive(/409 \(Conflict\)/)
  for (const name of ['theo', 'noelia', 'Omar Darwish']) await choose(omar, name)
  await omar.button('accounts.suspendMany.select').click()
  await omar.dialog().getByLabel(omar.say('accounts.admin.reason')).fill('They asked for it.')
  await omar.expectAccessible('suspending several')
  await omar
    .dialog()
    .getByRole('button', { name: omar.say('accounts.admin.suspendSubmit') })
    .click()
  const bar = omar.page.getByRole('region', { name: omar.say('platform.table.selection') })
  await bar.getByRole('alert').getByText(omar.say('accounts.failure.NOT_ONESELF')).waitFor()
  const suspended = await fixture.plaza.rows<{ username: string }>(
    'select username from accounts.users u join accounts.suspensions s on s.user_id = u.id order by 1',
  )
  expect(suspended.map(({ username }) => username)).toEqual(['noelia', 'theo'])
  await omar.leave()
})

test('the list is exported as a file, and a record links to the next one', async () => {
  const omar = await omarArrives()
  await choose(omar, 'Amira Khalil')
  await choose(omar, 'Bruno Paz')
  await omar.page
    .getByRole('region', { name: omar.say('platform.table.selection') })
    .getByRole('button', { name: omar.say('platform.table.export') })
    .click()
  const [file] = await Promise.all([
    omar.page.waitForEvent('download'),
    omar
      .dialog()
      .getByRole('button', { name: omar.say('platform.table.exportAction') })
      .click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines[0]).toContain(`id,${omar.say('accounts.admin.person')},${omar.say('accounts.admin.role')}`)
  expect(
    lines
      .slice(1)
      .map((line) => line.split(',')[1])
      .sort(),
  ).toEqual(['Amira Khalil @amira', 'Bruno Paz @bruno'])

  const names = await rows(omar).locator('td:nth-child(2) a').allTextContents()
  await omar
    .main()
    .getByRole('link', { name: names[1] ?? '' })
    .click()
  await omar
    .main()
    .getByRole('heading', { level: 2, name: names[1] ?? '' })
    .waitFor()
  await omar.link('platform.record.next').click()
  await omar
    .main()
    .getByRole('heading', { level: 2, name: names[2] ?? '' })
    .waitFor()
  await omar.expectAccessibleInBothThemes('an account opened from the list')
  await omar.leave()
})
