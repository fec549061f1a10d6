/** Amira formats the description of a product, and shoppers see it formatted. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()

async function openForm(options: Parameters<typeof fixture.arrive>[0], sku: string): Promise<{ amira: Actor; id: string; text: Locator }> {
  const amira = await fixture.arrive(options)
  const headers = { origin: fixture.plaza.url }
  const input = { json: { email: 'vendor@plaza.example', password: 'open-market-day' } }
  expect((await amira.context.request.post('/rpc/accounts/session/logIn', { data: input, headers })).status()).toBe(200)
  const [found] = await fixture.plaza.rows<{ id: string }>('select product_id as id from catalog.variants where sku like $1 limit 1', [
    `${sku}%`,
  ])
  const id = found?.id ?? ''
  await amira.open(`/products/${id}/edit`)
  const text = amira.page.getByRole('textbox', { name: amira.say('products.form.description'), exact: true })
  await text.waitFor()
  return { amira, id, text }
}

const tool = (amira: Actor, name: string) =>
  amira.page.getByRole('toolbar').getByRole('button', { name: amira.say(`platform.richText.${name}`), exact: true })

const htmlOf = async (id: string, language: string) =>
  (
    await fixture.plaza.rows<{ html: string }>(
      'select description_html as html from catalog.product_texts where product_id = $1 and language = $2',
      [id, language],
    )
  )[0]?.html

async function save(amira: Actor): Promise<void> {
  await amira.button('products.form.saveSubmit').click()
  await amira.page.getByText(amira.say('products.form.updated'), { exact: true }).first().waitFor()
}

test('headings, lists and links by toolbar and keyboard, kept as a draft, then shown on the page of the product', async () => {
  const { amira, id, text } = await openForm({}, 'DAR-ESP')
  await text.click()
  await amira.page.keyboard.press('ControlOrMeta+A')
  await amira.page.keyboard.press('Delete')
  await tool(amira, 'heading').click()
  await amira.page.keyboard.type('Care')
  await amira.page.keyboard.press('Enter')
  await tool(amira, 'bulletList').click()
  await amira.page.keyboard.type('Wash ')
  await amira.page.keyboard.press('ControlOrMeta+B')
  await amira.page.keyboard.type('by hand')
  expect(await tool(amira, 'bold').getAttribute('aria-pressed')).toBe('true')
  await amira.page.keyboard.press('Enter')
  await amira.page.keyboard.press('Enter')
  await tool(amira, 'link').click()
  const address = amira.page.getByLabel(amira.say('platform.richText.address'))
  await address.fill('javascript:x()')
  await address.press('Enter')
  await amira.page.getByText(amira.say('platform.form.url'), { exact: true }).waitFor()
  await amira.expectAccessibleInBothThemes('the description with a link')
  await address.fill('plaza.example')
  await address.press('Enter')
  await text.getByRole('link', { name: 'plaza.example' }).waitFor()

  await amira.open(`/products/${id}/edit`)
  await text.getByRole('link', { name: 'plaza.example' }).waitFor()
  await save(amira)
  expect(await htmlOf(id, 'en')).toBe(
    '<h2>Care</h2><ul><li><p>Wash <strong>by hand</strong></p></li></ul><p><a href="https://plaza.example/" rel="nofollow ugc noopener">plaza.example</a></p>',
  )
  await amira.open(`/products/${id}`)
  await amira.main().getByRole('heading', { name: 'Care' }).waitFor()
  await amira.main().getByRole('link', { name: 'plaza.example' }).waitFor()
  await amira.expectAccessibleInBothThemes('a product with a formatted description')
  await amira.leave()
})

/** As Word writes them: comments, styles, and lists that are paragraphs. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style><!--[if gte mso 9]><xml><o:x>secret</o:x></xml><![endif]--></head><body>
<!--StartFragment--><h1 style='mso-style-name:"Heading 1"'>Glaze<o:p></o:p></h1>
<p class=MsoNormal style='margin:0cm'><b style='mso-bidi-font-weight:normal'>Two</b> colors<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>sage</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>ivory</p>
<img src="x" onerror="plazaRan()"><script>plazaRan()</script><!--EndFragment--></body></html>`

test('what is pasted from Word keeps its headings and lists and nothing else; in Arabic, on a phone', async () => {
  const { amira, id, text } = await openForm({ words: loadTranslations('ar'), width: 390 }, 'DAR-MUG')
  let runs = 0
  await amira.context.exposeFunction('plazaRan', () => {
    runs += 1
  })
  await amira.page.getByRole('radio', { name: 'العربية' }).first().check({ force: true })
  await expect.poll(() => text.getAttribute('dir')).toBe('rtl')
  await text.click()
  await amira.page.keyboard.press('ControlOrMeta+A')
  await text.evaluate((element, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    data.setData('text/plain', 'Glaze')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, WORD)
  await text.getByRole('heading', { name: 'Glaze' }).waitFor()
  await amira.expectAccessible('the description in Arabic')
  await save(amira)
  expect(await htmlOf(id, 'ar')).toMatch(
    /^<h[23]>Glaze<\/h[23]><p><strong>Two<\/strong> colors<\/p><ul><li><p>sage<\/p><\/li><li><p>ivory<\/p><\/li><\/ul>$/,
  )
  expect(runs).toBe(0)
  await amira.leave()
})
