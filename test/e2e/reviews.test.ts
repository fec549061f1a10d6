/** Bruno writes a review with a photo, an administrator approves it, Amira answers, and everyone reads it. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { ACCEPTED_TERMS } from './demo-plaza.ts'
import { signIn } from './member.ts'

const fixture = useBrowserFixture()
const BOWL = 'DAR-BOWL-IVORY'
const TITLE = 'Holds a whole breakfast'
const ANSWER = 'That is what it was made for.'

const section = ({ page, say }: Actor) => page.getByRole('region', { name: say('reviews.title'), exact: true })
const heading = (visitor: Actor) => section(visitor).getByRole('heading', { name: TITLE, exact: true })

/** Places an order that is delivered. */
async function buy({ context }: Actor): Promise<void> {
  const { url, rows, variantId } = fixture.plaza
  const post = async (operation: string, input: object) => {
    const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() }
    const reply = await context.request.post(`${url}/rpc/${operation}`, { headers, data: { json: input } })
    if (!reply.ok()) throw new Error(await reply.text())
    return (await reply.json()).json
  }
  await post('cart/addLine', { variantId: await variantId(BOWL), quantity: 1 })
  const shippingAddress = { name: 'Bruno Paz', line1: 'Calle Larga 12', city: 'Cuenca', postalCode: '010101', country: 'EC' }
  const { orderId } = await post('checkout/placeOrder', { email: 'member@plaza.example', shippingAddress, ...ACCEPTED_TERMS })
  await rows(`update orders.parts set status = 'Delivered' where order_id = $1`, [orderId])
  await rows(`update orders.lines set shipped = quantity where order_id = $1`, [orderId])
  await rows(
    `insert into orders.parcels (id, workspace_id, order_id, part_number, shipped_at, delivered_at)
     select 'pcl_' || order_id, workspace_id, order_id, number, now(), now() from orders.parts where order_id = $1`,
    [orderId],
  )
  await rows(
    `insert into orders.parcel_lines (parcel_id, order_id, position, quantity)
     select 'pcl_' || order_id, order_id, position, quantity from orders.lines where order_id = $1`,
    [orderId],
  )
}

/** Switches the workspace in the sidebar. */
async function change({ page, say }: Actor, from: string, to: string): Promise<void> {
  const switcher = (name: string) =>
    page.getByRole('button', { name: `${say('app.workspace.current', { name })} ${say('app.workspace.role.owner')}` })
  await switcher(from).click()
  await page.getByRole('menuitemradio', { name: new RegExp(`^${to}`) }).click()
  await switcher(to).waitFor()
}

test('a buyer reviews with a photo, an administrator approves, the vendor answers, a guest reads it', async () => {
  const path = await fixture.plaza.productPath(BOWL)
  const guest = await fixture.arrive()
  await guest.open(path)
  await section(guest).getByRole('article').first().waitFor()
  expect(await heading(guest).count()).toBe(0)
  await guest.button('reviews.write.open').click()
  await guest.page.getByText(guest.say('reviews.failure.UNAUTHENTICATED')).first().waitFor()
  await guest.expectAccessibleInBothThemes('the page of a product')

  const bruno = await fixture.arrive({ width: 390 })
  await signIn(bruno, fixture.plaza.url)
  await buy(bruno)
  await bruno.open(path)
  await bruno.button('reviews.write.open').click()
  await bruno.dialog().getByLabel(bruno.say('reviews.form.headline')).waitFor()
  await bruno
    .dialog()
    .getByRole('button', { name: bruno.say('reviews.form.submit') })
    .click()
  await bruno.dialog().getByText(bruno.say('reviews.form.ratingNeeded')).waitFor()
  await bruno.expectAccessible('a review that lacks its stars')
  await bruno
    .dialog()
    .getByLabel(bruno.say('platform.stars.choice_other', { shown: '4' }))
    .check()
  await bruno.dialog().getByLabel(bruno.say('reviews.form.headline')).fill(TITLE)
  await bruno.dialog().getByLabel(bruno.say('reviews.form.text')).fill('Porridge, fruit and nuts, and nothing falls out.')
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c6ae88' } })
    .jpeg()
    .toBuffer()
  await bruno.dialog().locator('input[type=file]').setInputFiles({ name: 'bowl.jpg', mimeType: 'image/jpeg', buffer: photo })
  await bruno
    .dialog()
    .getByRole('button', { name: bruno.say('reviews.form.submit') })
    .click()
  await bruno.page.getByText('Review submitted!', { exact: true }).first().waitFor()
  await bruno.page.getByText('Your review is pending approval.', { exact: true }).first().waitFor()
  await section(bruno).getByText(bruno.say('reviews.status.pending'), { exact: true }).waitFor()
  await bruno.expectAccessible('one’s own review, waiting')

  const omar = await fixture.arrive()
  await signIn(omar, fixture.plaza.url, 'admin@plaza.example')
  await omar.open('/admin/reviews')
  await omar.main().getByRole('link', { name: TITLE }).click()
  await omar.button('reviews.moderation.approve').waitFor()
  await omar.expectAccessibleInBothThemes('a review to moderate')
  await omar.button('reviews.moderation.approve').click()
  await omar.page.getByText('Review status updated to approved.', { exact: true }).first().waitFor()

  const amira = await fixture.arrive()
  await signIn(amira, fixture.plaza.url, 'vendor@plaza.example')
  amira.forgive(/404 \(Not Found\).*reviews\/vendor\/list/)
  await amira.open('/vendor/reviews')
  await change(amira, 'Dar Amira', 'amira')
  await amira.main().getByText(amira.say('reviews.moderation.noShop'), { exact: true }).waitFor()
  await amira
    .main()
    .getByRole('button', { name: amira.say('workspaces.switchTo', { name: 'Dar Amira' }) })
    .click()
  await amira.main().getByRole('link', { name: TITLE }).click()
  await amira.button('reviews.report.open').waitFor()
  expect(await amira.button('reviews.moderation.reject').count()).toBe(0)
  await amira.main().getByLabel(amira.say('reviews.moderation.yourAnswer')).fill(ANSWER)
  await amira.button('reviews.moderation.reply').click()
  await amira.page.getByText(amira.say('reviews.moderation.replied'), { exact: true }).first().waitFor()

  // The cached page must be rendered again.
  await expect.poll(async () => (await fetch(fixture.plaza.url + path)).text()).toContain(ANSWER)
  await guest.open(path)
  await section(guest).getByText(ANSWER, { exact: true }).waitFor()
  await heading(guest).waitFor()
  await section(guest)
    .getByRole('article')
    .filter({ has: guest.page.getByRole('heading', { name: TITLE, exact: true }) })
    .getByText(guest.say('reviews.verified'))
    .waitFor()
  await section(guest)
    .getByRole('button', { name: guest.say('reviews.photo', { number: '1', total: '1' }) })
    .first()
    .click()
  await guest
    .dialog()
    .getByRole('button', { name: guest.say('platform.close') })
    .waitFor()
  await guest.expectAccessible('a photo as large as the screen')
  for (const visitor of [guest, bruno, omar, amira]) await visitor.leave()
})

test('search engines and link previews get the page’s data with absolute addresses', async () => {
  const path = await fixture.plaza.productPath('DAR-MUG-SAGE')
  const html = await (await fetch(fixture.plaza.url + path)).text()
  const { '@graph': graph } = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
  const [product, crumbs] = graph
  const [rated] = await fixture.plaza.rows<{ stars: number; reviews: number }>(
    `select round(avg(rating), 1)::float as stars, count(*)::int as reviews from reviews.reviews
     where product_id = $1 and status = 'approved'`,
    [path.split('/').at(-1)?.split('?')[0]],
  )
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Ribbed Mug',
    url: `${fixture.plaza.url}${path}`,
    brand: { name: 'Dar Amira' },
    aggregateRating: { ratingValue: rated?.stars, reviewCount: rated?.reviews },
  })
  expect(product.image[0]).toMatch(new RegExp(`^${fixture.plaza.url}/files/`))
  expect(product.offers).toHaveLength(3)
  expect(product.offers[0]).toMatchObject({
    '@type': 'Offer',
    price: '28.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
  })
  expect(product.review.length).toBeGreaterThanOrEqual(5)
  expect(product.review[0]).toMatchObject({
    '@type': 'Review',
    author: { name: expect.any(String) },
    reviewRating: { ratingValue: expect.any(Number) },
  })
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Marketplace', 'Accessories', 'Ribbed Mug'])
  const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  expect(meta('og:type')).toBe('product')
  expect(meta('og:title')).toContain('Ribbed Mug')
  expect(meta('og:image')).toBe(product.image[0])
  expect([meta('twitter:card'), meta('twitter:image')]).toEqual(['summary_large_image', meta('og:image')])
})

test('the pictures follow the color, and a combination that does not exist leads to one that does', async () => {
  const nadia = await fixture.arrive()
  await nadia.open(await fixture.plaza.productPath('DAR-MUG-SAGE'))
  const pictures = nadia
    .main()
    .getByRole('region', { name: nadia.say('marketplace.gallery.strip'), exact: true })
    .getByRole('button')
  const first = () => pictures.first().getAttribute('aria-label')
  const sage = await first()
  await nadia.main().getByRole('button', { name: 'Ivory', exact: true }).click()
  await expect.poll(() => nadia.page.url()).toContain('variant=')
  await expect.poll(first).not.toBe(sage)
  await pictures.first().click()
  await nadia
    .dialog()
    .getByText(nadia.say('platform.lightbox.position', { number: '1', total: String(await pictures.count()) }))
    .waitFor()
  await nadia.page.keyboard.press('Escape')
  await nadia.dialog().waitFor({ state: 'detached' })
  await nadia.leave()
})
