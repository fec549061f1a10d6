/** The files to install Plaza and use it offline, checked over HTTP. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/shared/language.ts'
import { manifestPath } from '#platform/web/manifest-path.ts'
import { useBrowserFixture } from './browser-fixture.ts'
import { loadTranslations } from './translations.ts'

const fixture = useBrowserFixture()
const ask = (path: string, headers: Record<string, string> = {}) => fetch(fixture.plaza.url + path, { headers, redirect: 'manual' })

test('the worker is revalidated, may call only Plaza, and lists files that exist', async () => {
  const response = await ask('/sw.js')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
  expect((await ask('/sw.js', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304)
  const files = [...(await response.text()).matchAll(/url:[`'"](\/[^`'"]+)/g)].map(([, url = '']) => url)
  expect(files).toContain('/offline')
  expect(files.length).toBeLessThan(120)
  for (const answer of await Promise.all(files.map((file) => ask(file)))) expect([answer.url, answer.status]).toEqual([answer.url, 200])
})

test('pages may load only Plaza’s worker and manifest', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy')
  expect(policy).toContain("worker-src 'self'")
  expect(policy).toContain("manifest-src 'self'")
})

test.each(LANGUAGES)('the manifest is in %s, its pages link it, and its icons have the declared size', async (language) => {
  const { say } = loadTranslations(language)
  expect(await (await ask('/', { 'accept-language': language })).text()).toContain(`rel="manifest" href="${manifestPath(language)}"`)
  const response = await ask(manifestPath(language))
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = await response.json()
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    display: 'standalone',
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    description: say('platform.description'),
  })
  expect(manifest.shortcuts[0]).toMatchObject({ name: say('app.nav.marketplace'), url: '/marketplace' })
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await ask(src)
    expect([src, icon.headers.get('content-type')]).toEqual([src, type])
    const bytes = new DataView(await icon.arrayBuffer())
    // A PNG begins with its width and height.
    if (type === 'image/png') expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes)
  }
})

test('pages are marked for offline caching, but not what guests must not see', async () => {
  const marked = async (path: string) => (await ask(path)).headers.get('plaza-keep')
  const tote = await fixture.plaza.productPath('HSE-TOTE-IVORY')
  expect(await Promise.all(['/', '/marketplace?q=tote', tote].map(marked))).toEqual(['everyone', 'everyone', 'everyone'])
  const others = ['/checkout', '/login', '/reset-password?token=secret', '/offline', '/dashboard', '/order-confirmation/ord_1']
  expect(await Promise.all(others.map(marked))).toEqual(others.map(() => null))
})

test('the offline page redirects to the wanted page, and to no other site', async () => {
  const way = async (to: string) => (await ask(`/offline?${new URLSearchParams({ to })}`)).headers.get('location')
  expect(await way('/marketplace?q=tote')).toBe('/marketplace?q=tote')
  expect(await way('//elsewhere.example/')).toBe('/')
  expect(await way('https://elsewhere.example/')).toBe('/')
})
