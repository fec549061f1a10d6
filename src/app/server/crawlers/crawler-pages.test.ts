/** What search engines and browsers read at fixed addresses, over HTTP. Omar is an administrator, Amira owns Dar Amira. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screens } from '#app/screens.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { createCrawlerPages } from './crawler-pages.ts'

let plaza: TestPlaza
let small: Server
/** The same pages with two records in a part. */
let smallUrl = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  const pages = createCrawlerPages(plaza.services, { origin: plaza.url, securityContact: 'https://plaza.test/security', partSize: 2 })
  small = createServer((request, response) => pages(request, response, new URL(request.url ?? '/', plaza.url), '10.8.0.1'))
  await new Promise<void>((resolve) => small.listen(0, '127.0.0.1', resolve))
  smallUrl = `http://127.0.0.1:${(small.address() as AddressInfo).port}`
})
afterAll(async () => {
  small.closeAllConnections()
  await new Promise((resolve) => small.close(resolve))
  await plaza.close()
})

const read = async (path: string, base = plaza.url) => {
  const response = await fetch(`${base}${path}`, { redirect: 'manual' })
  return { status: response.status, type: response.headers.get('content-type'), response, text: await response.text() }
}
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace(plaza.url, ''))
/** The addresses of all parts. */
async function readSitemap(base = plaza.url): Promise<{ parts: string[]; pages: string[] }> {
  const parts = addressesIn((await read('/sitemap.xml', base)).text)
  const texts = await Promise.all(parts.map(async (part) => (await read(part, base)).text))
  return { parts, pages: texts.flatMap(addressesIn) }
}

/** RFC 9309: of the rules that match, the longest decides. */
async function readRobots(): Promise<(path: string) => boolean> {
  const { text } = await read('/robots.txt')
  const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, pattern = '']) => {
    const source = pattern.replace(/[.+?^()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    return { allows: verb === 'Allow', length: pattern.length, matches: new RegExp(`^${source}`) }
  })
  return (path) => rules.filter(({ matches }) => matches.test(path)).sort((a, b) => b.length - a.length)[0]?.allows ?? true
}

test('robots.txt names the sitemap, and allows public pages but no private ones and no searches', async () => {
  const { status, type, text } = await read('/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(text).toContain(`\nSitemap: ${plaza.url}/sitemap.xml\n`)
  const mayRead = await readRobots()
  const { pages } = await readSitemap()
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((path) => !mayRead(path))).toEqual([])
  const behindLogin = screens.filter(({ path, access }) => access !== 'anyone' && !/^\/products(\/:productId\/edit)?$/.test(path))
  expect(behindLogin.length).toBeGreaterThan(80)
  expect(behindLogin.filter(({ path }) => mayRead(path.replaceAll(/:\w+/g, 'x'))).map(({ path }) => path)).toEqual([])
  expect(['/marketplace?q=mug', '/marketplace?lng=es&color=red', '/api/v1/marketplace/listings', '/rpc/x'].filter(mayRead)).toEqual([])
  expect(['/social/posts/x', '/vendors/dar-amira', '/marketplace?lng=ar', '/files/x.webp'].filter(mayRead)).toHaveLength(4)
})

test('the sitemap lists every public page once a language, with alternates, time and pictures, in parts that follow one another', async () => {
  const { text } = await read('/sitemaps/product.xml')
  const mug = `/products/${await plaza.product('MUG-SAGE')}`
  const entry = text.split('\n').find((line) => line.includes(`<loc>${plaza.url}${mug}</loc>`)) ?? ''
  expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
  for (const [language, address] of [
    ['en', mug],
    ['es', `${mug}?lng=es`],
    ['ar', `${mug}?lng=ar`],
    ['x-default', mug],
  ])
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${plaza.url}${address}"/>`)
  const whole = await readSitemap()
  expect(whole.parts).toEqual(expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/product.xml', '/sitemaps/vendor.xml']))
  expect(whole.pages).toEqual(expect.arrayContaining(['/', '/marketplace?lng=ar', '/vendors/dar-amira', `${mug}?lng=es`]))
  expect(new Set(whole.pages).size).toBe(whole.pages.length)
  const inParts = await readSitemap(smallUrl)
  expect(inParts.parts.length).toBeGreaterThan(whole.parts.length)
  expect(inParts.pages.toSorted()).toEqual(whole.pages.toSorted())
  expect((await read('/sitemaps/order.xml')).status).toBe(404)
})

test('the pictures of a product are listed with it, in their largest size', async () => {
  await plaza.rows(
    `insert into catalog.images (id, product_id, position, sources, width, height, alt)
     values ('img_mug', $1, 0, '[{"width": 400, "key": "small.webp"}, {"width": 800, "key": "wide.webp"}]', 800, 800, '{}')`,
    [await plaza.product('MUG-SAGE')],
  )
  const { text } = await read('/sitemaps/product.xml')
  expect(text).toContain(`<image:image><image:loc>${plaza.url}/files/wide.webp</image:loc></image:image>`)
})

test('a page that Omar publishes in two languages is listed in these, as alternates of each other', async () => {
  const omar = await plaza.member('omar')
  const { version } = (await omar.call('pages.admin.get', { slug: 'about' })).body
  const text = (title: string) => ({ title, html: title === '' ? '' : `<p>${title}</p>` })
  const texts = { en: text(''), es: text('Quiénes somos'), ar: text('من نحن') }
  const draft = (await omar.call('pages.admin.update', { slug: 'about', version, texts })).body
  expect((await omar.call('pages.admin.publish', { slug: 'about', version: draft.version })).status).toBe(200)
  const lines = (await read('/sitemaps/page.xml')).text.split('\n').filter((line) => line.includes('/pages/about'))
  expect(lines.map((line) => /<loc>([^<]*)/.exec(line)?.[1])).toEqual(['es', 'ar'].map((lng) => `${plaza.url}/pages/about?lng=${lng}`))
  for (const line of lines)
    expect([...line.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual(['es', 'ar', 'x-default'])
})

test('what is taken down, and what a suspended shop sells, is not in the sitemap', async () => {
  const omar = await plaza.member('omar')
  const mug = `/products/${await plaza.product('MUG-SAGE')}`
  const productId = mug.slice('/products/'.length)
  const ofDarAmira = async () => {
    const { pages } = await readSitemap()
    return { mug: pages.includes(mug), shop: pages.includes('/vendors/dar-amira'), count: pages.length }
  }
  const before = await ofDarAmira()
  expect(before).toMatchObject({ mug: true, shop: true })
  await omar.call('catalog.admin.products.takeDown', { productId, reason: 'dangerous', statement: 'Lead in the glaze.' })
  expect(await ofDarAmira()).toMatchObject({ mug: false, shop: true })
  await omar.call('catalog.admin.products.putBack', { productId })
  expect(await ofDarAmira()).toEqual(before)
  await omar.call('vendors.admin.vendors.suspend', { id: await plaza.workspace('Dar Amira'), reason: 'Goods never came.' })
  await plaza.settle()
  expect(await ofDarAmira()).toMatchObject({ mug: false, shop: false })
})

test('security.txt names who to write to, and is valid for months', async () => {
  const { status, type, text } = await read('/.well-known/security.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  )
  const expires = Date.parse(fields['Expires']) - plaza.services.now().getTime()
  expect(expires / 86_400_000).toBeGreaterThan(90)
  expect(expires / 86_400_000).toBeLessThan(366)
  expect(fields).toMatchObject({
    Contact: 'mailto:security@plaza.test',
    'Preferred-Languages': 'en, es, ar',
    Canonical: `${plaza.url}/.well-known/security.txt`,
  })
})

test('password managers find where to change a password', async () => {
  const { status, response } = await read('/.well-known/change-password')
  expect([status, response.headers.get('location')]).toEqual([302, '/settings?tab=security'])
})
