/** What a browser is given to install Plaza and to keep it: over HTTP, before any of it runs. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/shared/language.ts'
import { manifestPath } from '#platform/web/manifest-path.ts'
import { useStage } from './stage.ts'
import { wordsOf } from './words.ts'

const stage = useStage()
const ask = (path: string, headers: Record<string, string> = {}) => fetch(stage.plaza.url + path, { headers, redirect: 'manual' })

test('the worker is looked at anew each time, may ask Plaza and nobody else, and names files that are there', async () => {
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

test('pages may load a worker and a manifest of Plaza only', async () => {
  const policy = (await ask('/')).headers.get('content-security-policy')
  expect(policy).toContain("worker-src 'self'")
  expect(policy).toContain("manifest-src 'self'")
})

test.each(LANGUAGES)('the manifest speaks %s, is named by its pages, and its icons are what it says', async (language) => {
  const { say } = wordsOf(language)
  expect(await (await ask('/', { 'accept-language': language })).text()).toContain(`rel="manifest" href="${manifestPath(language)}"`)
  const response = await ask(manifestPath(language))
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = await response.json()
  expect(manifest).toMatchObject({
    ...{ id: '/', start_url: '/', display: 'standalone', lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' },
    description: say('platform.description'),
  })
  expect(manifest.shortcuts[0]).toMatchObject({ name: say('app.nav.marketplace'), url: '/marketplace' })
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await ask(src)
    expect([src, icon.headers.get('content-type')]).toEqual([src, type])
    const bytes = new DataView(await icon.arrayBuffer())
    // Width and height stand at the beginning of a PNG.
    if (type === 'image/png') expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes)
  }
})

test('only pages that are everyone’s are marked as worth keeping', async () => {
  const marked = async (path: string) => (await ask(path)).headers.get('plaza-keep')
  const tote = await stage.plaza.pathOf('HSE-TOTE-IVORY')
  expect(await Promise.all(['/', '/marketplace?q=tote', tote].map(marked))).toEqual(['everyone', 'everyone', 'everyone'])
  const others = ['/checkout', '/login', '/reset-password?token=secret', '/offline', '/dashboard', '/order-confirmation/ord_1']
  expect(await Promise.all(others.map(marked))).toEqual(others.map(() => null))
})

test('who reaches Plaza on the way to somewhere is led there, and to no other site', async () => {
  const way = async (to: string) => (await ask(`/offline?${new URLSearchParams({ to })}`)).headers.get('location')
  expect(await way('/marketplace?q=tote')).toBe('/marketplace?q=tote')
  expect(await way('//elsewhere.example/')).toBe('/')
  expect(await way('https://elsewhere.example/')).toBe('/')
})
