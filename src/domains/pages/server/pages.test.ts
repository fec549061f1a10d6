/** Pages that Omar, an administrator, publishes, and the terms that Bruno accepts when he registers and orders as a guest. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { resources } from './resources.ts'

let plaza: TestPlaza
let omar: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
})
afterAll(() => plaza.close())

const NONE = { title: '', html: '' }
const draftOf = async (slug: string) => (await omar.call('pages.admin.get', { slug })).body

async function write(slug: string, texts: object) {
  const { version } = await draftOf(slug)
  return omar.call('pages.admin.update', { slug, version, texts: { en: NONE, es: NONE, ar: NONE, ...texts } })
}

async function publish(slug: string) {
  return omar.call('pages.admin.publish', { slug, version: (await draftOf(slug)).version })
}

async function publishTerms(text: string): Promise<number> {
  await write('terms', { en: { title: 'Terms', html: `<p>${text}</p>` } })
  return (await publish('terms')).body.published.version
}

const published = async () => (await plaza.guest().get('/pages')).body.items

test('a draft is seen by nobody until it is published, and never by anybody but administrators', async () => {
  const written = await write('about', { en: { title: 'About', html: '<p>We <strong>fire</strong> mugs.</p><script>alert(1)</script>' } })
  expect(written.body).toMatchObject({ published: null, changed: true, languages: ['en'] })
  expect((await plaza.guest().get('/pages/about')).status).toBe(404)
  expect(await published()).toEqual([])
  const chen = await plaza.member('chen')
  expect((await chen.call('pages.admin.get', { slug: 'about' })).status).toBe(404)
  expect((await publish('about')).body).toMatchObject({ published: { version: 1 }, changed: false })
  expect(await published()).toEqual([{ slug: 'about', version: 1 }])
  const page = (await plaza.guest().get('/pages/about')).body
  expect(page).toMatchObject({ title: 'About', html: '<p>We <strong>fire</strong> mugs.</p>', description: 'We fire mugs.', version: 1 })
  expect((await omar.call('pages.admin.unpublish', { slug: 'about' })).status).toBe(200)
  expect((await plaza.guest().get('/pages/about')).status).toBe(404)
})

test('a language without a text shows another one and says which', async () => {
  await write('contact', { es: { title: 'Contacto', html: '<p>Escríbanos.</p>' } })
  await publish('contact')
  const guest = plaza.guest()
  guest.language = 'ar'
  expect((await guest.get('/pages/contact')).body).toMatchObject({ language: 'es', languages: ['es'], title: 'Contacto' })
})

test('only changed texts make a new version, and every version stays readable with who published it', async () => {
  await write('privacy', { en: { title: '', html: '<p>First.</p>' } })
  expect((await publish('privacy')).body.published.version).toBe(1)
  await omar.call('pages.admin.unpublish', { slug: 'privacy' })
  expect((await publish('privacy')).body.published.version).toBe(1)
  await write('privacy', { en: { title: '', html: '<p>Second.</p>' } })
  expect((await publish('privacy')).body.published.version).toBe(2)
  const { items } = (await omar.call('pages.admin.versions.list', { slug: 'privacy' })).body
  expect(items).toMatchObject([
    { number: 2, publishedBy: 'omar' },
    { number: 1, publishedBy: 'omar' },
  ])
  const first = (await omar.call('pages.admin.versions.get', { slug: 'privacy', number: 1 })).body
  expect(first.texts.en.html).toBe('<p>First.</p>')
  expect((await omar.call('pages.admin.versions.get', { slug: 'privacy', number: 3 })).status).toBe(404)
})

test('a stale draft is neither saved nor published, and an empty one is not published', async () => {
  const { version } = await draftOf('contact')
  await write('contact', { en: { title: '', html: '<p>Write to us.</p>' } })
  const stale = await omar.call('pages.admin.update', { slug: 'contact', version, texts: { en: NONE, es: NONE, ar: NONE } })
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'STALE', data: { current: { texts: { en: { html: '<p>Write to us.</p>' } } } } },
  })
  expect(await omar.call('pages.admin.publish', { slug: 'contact', version })).toMatchObject({
    status: 409,
    body: { code: 'DRAFT_CHANGED' },
  })
  await write('contact', { en: { title: 'Contact', html: '<p> </p>' } })
  expect(await publish('contact')).toMatchObject({ status: 409, body: { code: 'PAGE_EMPTY' } })
})

test('a registration accepts the published version of the terms, which the export of the account names', async () => {
  const current = await publishTerms('Be kind.')
  const register = (more: object) =>
    plaza.browser().call('accounts.register', { email: 'nadia@example.com', username: 'nadia', password: 'cinnamon wharf 71', ...more })
  const changed = { status: 409, body: { code: 'TERMS_CHANGED', data: { field: 'termsVersion', version: current } } }
  expect(await register({})).toMatchObject(changed)
  expect(await register({ termsVersion: current + 1 })).toMatchObject(changed)
  const { status, body } = await register({ termsVersion: current })
  expect(status).toBe(200)
  const account = plaza.services.resources.personalData.find(({ type }) => type === 'user')
  expect(await account?.personalData.export(plaza.services.db, body.user.id)).toMatchObject({
    account: { termsVersion: current, termsAcceptedAt: expect.any(String) },
  })
})

test('a guest’s order keeps the accepted version; terms that changed since are refused and lose nothing', async () => {
  const shown = await publishTerms('Pay on time.')
  const guest = plaza.guest()
  await guest.add(await plaza.variant('LAMP'))
  const current = await publishTerms('Pay in time.')
  const order = (termsVersion: number) =>
    guest.call('POST', '/checkout/orders', { email: guest.email, shippingAddress: BRUNO_ADDRESS, termsVersion })
  expect(await order(shown)).toMatchObject({
    status: 409,
    body: { code: 'TERMS_CHANGED', data: { field: 'termsVersion', version: current } },
  })
  expect((await guest.cart()).body.lines).toHaveLength(1)
  const placed = await order(current)
  expect(placed.status).toBe(200)
  const [row] = await plaza.rows('select terms_version, terms_accepted_at from orders.orders where id = $1', [placed.body.orderId])
  expect(row).toEqual({ terms_version: current, terms_accepted_at: expect.anything() })
  expect((await guest.get(`/orders/${placed.body.orderId}`)).body.terms).toMatchObject({ version: current })
  await omar.call('pages.admin.unpublish', { slug: 'terms' })
})

test('search engines find published pages; an erased administrator leaves the versions without a name', async () => {
  await publish('privacy')
  const [page] = resources
  expect(await page?.sitemap?.(plaza.services.db, 'contact', 10)).toMatchObject([
    { id: 'privacy', href: '/pages/privacy', languages: ['en'] },
  ])
  expect(
    await plaza.services.resources.can(plaza.services.db, { kind: 'guest', id: null }, 'view', [{ type: 'page', id: 'terms' }]),
  ).toEqual([false])
  const { id } = await omar.me()
  expect(await page?.personalData?.export(plaza.services.db, id)).toContainEqual(expect.objectContaining({ slug: 'privacy', number: 2 }))
  await page?.personalData?.erase({ db: plaza.services.db, now: plaza.services.now(), services: plaza.services, events: [] }, id)
  const { items } = (await omar.call('pages.admin.versions.list', { slug: 'privacy' })).body
  expect(items[0]).toMatchObject({ number: 2, publishedBy: null })
})
