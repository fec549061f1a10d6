/** A product is reported, taken down and put back: Bruno reports it, Omar decides, Amira answers. The tests run in order. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { signIn } from './member.ts'

const SKU = 'DAR-PLATE-IVORY'

describe('a product that is taken down', () => {
  const fixture = useBrowserFixture()
  let bruno: Actor
  let omar: Actor
  let amira: Actor
  let path: string
  let name: string

  beforeAll(async () => {
    ;[path, name] = [await fixture.plaza.productPath(SKU), await fixture.plaza.productName(SKU, 'en')]
    const people = await Promise.all(
      ['member', 'admin', 'vendor'].map(async (account) => {
        const visitor = await fixture.arrive()
        await signIn(visitor, fixture.plaza.url, `${account}@plaza.example`)
        return visitor
      }),
    )
    ;[bruno, omar, amira] = people as [Actor, Actor, Actor]
  })
  afterAll(async () => {
    for (const visitor of [bruno, omar, amira]) await visitor?.leave()
  })

  const submit = (visitor: Actor, key: string) =>
    visitor
      .dialog()
      .getByRole('button', { name: visitor.say(key), exact: true })
      .click()
  const openRecord = async () => {
    await omar.open(path.replace('/products/', '/admin/products/'))
    await omar.main().getByRole('heading', { name }).first().waitFor()
  }
  const status = async (): Promise<number> => (await fetch(`${fixture.plaza.url}${path}`)).status

  test('Bruno reports it from its page; no reason is chosen for him', async () => {
    await bruno.open(path)
    await bruno.button('marketplace.moreActions', { name }).click()
    await bruno.page.getByRole('menuitem', { name: bruno.say('marketplace.report.open') }).click()
    const reason = bruno.dialog().getByLabel(bruno.say('reports.why'))
    expect(await reason.inputValue()).toBe('')
    await submit(bruno, 'reports.submit')
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true')
    await reason.selectOption('misleading')
    await bruno.dialog().getByLabel(bruno.say('reports.note')).fill('It is smaller than it says.')
    await bruno.expectAccessible('reporting a product')
    await submit(bruno, 'reports.submit')
    await bruno.page.getByText(bruno.say('reports.sent'), { exact: true }).waitFor()
  })

  test('Omar finds the report and takes the product down, with a statement', async () => {
    await omar.open('/admin/moderation')
    await omar.main().getByRole('link', { name }).first().waitFor()
    await omar.expectAccessible('reports')
    await openRecord()
    await omar.main().getByText('It is smaller than it says.').waitFor()
    await omar.button('catalog.managed.takeDown').click()
    const rule = omar.dialog().getByLabel(omar.say('catalog.managed.rule'))
    expect(await rule.inputValue()).toBe('')
    await rule.selectOption('misleading')
    await omar.dialog().getByLabel(omar.say('catalog.managed.statement')).fill('The size is wrong.')
    await omar.expectAccessible('taking a product down')
    await submit(omar, 'catalog.managed.takeDown')
    await omar.page.getByText(omar.say('catalog.managed.takenDown', { name })).first().waitFor()
    await expect.poll(status).toBe(404)
  })

  test('the page that Bruno has open says that it is gone, without a reload', async () => {
    bruno.forgive(/404 \(Not Found\).*marketplace\/listings\/get/)
    await bruno
      .main()
      .getByRole('heading', { name: bruno.say('platform.notFound.title') })
      .waitFor()
  })

  test('Amira reads why, and answers', async () => {
    await amira.open(`${path}/edit`)
    await amira.main().getByText('The size is wrong.').waitFor()
    await amira.expectAccessible('a product that was taken down')
    await amira.main().getByLabel(amira.say('products.takedown.answer')).fill('The size is right now.')
    await amira.button('products.takedown.submit').click()
    await amira.page.getByText(amira.say('products.takedown.sent'), { exact: true }).waitFor()
  })

  test('Omar reads the answer and puts it back', async () => {
    await openRecord()
    await omar.main().getByText('The size is right now.').waitFor()
    await omar.button('catalog.managed.putBack').click()
    await omar.page
      .getByRole('alertdialog')
      .getByRole('button', { name: omar.say('catalog.managed.putBack'), exact: true })
      .click()
    await omar.page.getByText(omar.say('catalog.managed.putBackDone', { name })).first().waitFor()
    await expect.poll(status).toBe(200)
  })
})
