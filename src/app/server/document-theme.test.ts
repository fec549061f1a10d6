/** The theme is right in the first byte, for guests and members. Needs `npm run build`. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { BACKGROUND_URLS, type Theme } from '#platform/shared/theme.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

const OLIVE: Theme = {
  palette: 'olive-dark',
  typography: { heading: 'playfair-display', body: 'lato' },
  background: { type: 'image', url: '/backgrounds/hills.svg' },
}
const OLIVE_TAG = 'data-theme="olive-dark" data-heading="playfair-display" data-body="lato" data-bg="hills"'
const DEFAULT_TAG = 'data-theme="default-dark" data-heading="inter" data-body="inter" data-bg="solid"'

const warn = vi.fn()

beforeAll(async () => {
  plaza = await openTestPlaza({ web: true })
  plaza.services.log.warn = warn
})
beforeEach(() => void warn.mockClear())
afterAll(() => plaza.close())

async function opened(browser: Member, path = '/') {
  const response = await browser.send('GET', path)
  const html = await response.text()
  return { tag: /<html[^>]*>/.exec(html)?.[0] ?? '', link: response.headers.get('link') ?? '', response }
}

test('is Default Dark with Inter and a solid background by default (spec §9)', async () => {
  const { tag, link } = await opened(plaza.browser())
  expect(tag).toContain(DEFAULT_TAG)
  expect(link).toMatch(/^<\/assets\/inter-latin-wght-normal-[\w-]+\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin$/)
})

test('comes from a guest’s cookie, on a cached page', async () => {
  const bruno = plaza.browser()
  bruno.cookies.set('plaza_theme', 'olive-dark.playfair-display.lato.hills')
  expect((await opened(bruno)).tag).toContain(OLIVE_TAG)
  expect((await opened(plaza.browser())).tag).toContain(DEFAULT_TAG)
  bruno.cookies.set('plaza_theme', 'fountain-auto.inter.inter.solid')
  expect((await opened(bruno)).tag).toContain('data-theme="fountain-auto"')
})

test('follows a member to a new browser, before and behind login', async () => {
  const noor = await plaza.newcomer('noor')
  expect((await noor.call('accounts.preferences.update', { theme: OLIVE })).status).toBe(200)
  const elsewhere = plaza.browser()
  await elsewhere.logIn('noor@example.com', FIXTURE_PASSWORD)
  elsewhere.cookies.set('plaza_theme', 'default-light')
  for (const path of ['/', '/marketplace', '/dashboard', '/settings'])
    expect((await opened(elsewhere, path)).tag, path).toContain(OLIVE_TAG)
  await elsewhere.logOut()
  expect((await opened(elsewhere)).tag).toContain('data-theme="default-light"')
})

test('of a member without a choice is the browser’s', async () => {
  const lina = await plaza.newcomer('lina')
  lina.cookies.set('plaza_theme', 'mint-light')
  expect((await opened(lina, '/dashboard')).tag).toContain('data-theme="mint-light"')
})

test('that cannot be read is logged and reset to the default', async () => {
  const tariq = plaza.browser()
  tariq.cookies.set('plaza_theme', 'olive-dark"><script>alert(1)</script>')
  const { tag } = await opened(tariq)
  expect(tag).toContain(DEFAULT_TAG)
  expect(tag).not.toContain('script')
  expect(warn.mock.calls).toEqual([[{}, expect.stringContaining('cannot be read')]])
  expect(tariq.cookies.has('plaza_theme')).toBe(false)
  await opened(tariq)
  expect(warn).toHaveBeenCalledTimes(1)

  const odile = await plaza.newcomer('odile')
  const { id } = await odile.me()
  await plaza.rows(`update accounts.preferences set theme = '{"palette": 7}' where user_id = $1`, [id])
  warn.mockClear()
  expect((await opened(odile)).tag).toContain(DEFAULT_TAG)
  expect(warn.mock.calls).toEqual([[{ userId: id }, expect.stringContaining('theme is invalid')]])
})

test('preloads the fonts of its pages and no others', async () => {
  const salma = plaza.browser()
  salma.language = 'ar'
  const files = async (theme: string) => {
    salma.cookies.set('plaza_theme', theme)
    return [...(await opened(salma)).link.matchAll(/assets\/([a-z-]+?)-(?:arabic|latin)-/g)].map(([, name]) => name)
  }
  expect(await files('default-dark')).toEqual(['inter', 'ibm-plex-sans'])
  expect(await files('olive-dark.montserrat.poppins.solid')).toEqual(['poppins', 'alexandria'])
  expect(await files('olive-dark.merriweather.lato.solid')).toEqual(['lato', 'ibm-plex-sans', 'noto-naskh'])
})

test('has a background image that exists', async () => {
  for (const url of BACKGROUND_URLS) {
    const { status, headers } = await plaza.browser().send('GET', url)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/svg+xml', 'public, max-age=86400'])
  }
  expect((await plaza.browser().send('GET', '/backgrounds/beach.svg')).status).toBe(404)
})
