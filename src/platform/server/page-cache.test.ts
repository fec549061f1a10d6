import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openPageCache } from './page-cache.ts'

const html = (body: string) => `<!doctype html><html lang="en"><body>${body}<script>1</script></body></html>`
const page = (body: string) => async () => ({ status: 200, html: html(body) })
const TAG = '<html lang="en" data-theme="default-dark">'

async function bodyOf(
  cache: ReturnType<typeof openPageCache>,
  key: string,
  tags: string[],
  render: () => Promise<{ status: number; html: string }>,
  tag = TAG,
) {
  const served = await cache.serve(key, tags, tag, render)
  return 'variant' in served ? served.variant.bodies.identity.toString() : served.page.html
}

describe('the page cache', () => {
  test('renders once for concurrent requests, and again after an event changed a tag', async () => {
    const cache = openPageCache()
    let renders = 0
    const render = async () => ({ status: 200, html: html(String(++renders)) })
    const bodies = await Promise.all(Array.from({ length: 10 }, () => bodyOf(cache, '/', ['listings'], render)))
    expect(new Set(bodies).size).toBe(1)
    expect(renders).toBe(1)
    cache.invalidate(['product:1'])
    await bodyOf(cache, '/', ['listings'], render)
    expect(renders).toBe(1)
    cache.invalidate(['listings'])
    expect(await bodyOf(cache, '/', ['listings'], render)).toContain('2')
    cache.invalidate(null)
    expect(await bodyOf(cache, '/', ['listings'], render)).toContain('3')
  })

  test('does not store a page whose data was read before an event changed it', async () => {
    const cache = openPageCache()
    const slow = Promise.withResolvers<void>()
    const stale = bodyOf(cache, '/', ['listings'], async () => {
      await slow.promise
      return { status: 200, html: html('old') }
    })
    cache.invalidate(['listings'])
    slow.resolve()
    expect(await stale).toContain('old')
    expect(await bodyOf(cache, '/', ['listings'], page('new'))).toContain('new')
  })

  test('stays within its size, however many visitors want a page in their own way', async () => {
    const most = 200_000
    const cache = openPageCache(Date.now, most)
    // Random text does not compress.
    const long = page(randomBytes(7_500).toString('base64'))
    for (let visitor = 0; visitor < 40; visitor += 1) {
      await Promise.all(['/', '/a', '/b'].map((key) => bodyOf(cache, key, [], long, `<html lang="en" data-theme="${visitor}">`)))
      expect(cache.bytes()).toBeLessThanOrEqual(most)
    }
    expect(cache.bytes()).toBeGreaterThan(most / 2)
    cache.invalidate(null)
    for (const key of ['/', '/a', '/b']) expect(await cache.peek(key, TAG)).toBeNull()
    expect(cache.bytes()).toBe(0)
  })

  test('writes the visitor’s opening tag into a page that is the same for everyone', async () => {
    const cache = openPageCache()
    const dark = await cache.serve('/', [], TAG, page('x'))
    const light = await cache.serve('/', [], TAG.replace('dark', 'light'), page('never'))
    if (!('variant' in dark && 'variant' in light)) throw new Error('not kept')
    expect(dark.variant.bodies.identity.toString()).toBe(html('x').replace('<html lang="en">', TAG))
    expect(light.variant.bodies.identity.toString()).toContain('default-light')
    expect(dark.variant.etag).not.toBe(light.variant.etag)
    expect(brotliDecompressSync(dark.variant.bodies.br)).toEqual(dark.variant.bodies.identity)
    expect(gunzipSync(dark.variant.bodies.gzip)).toEqual(dark.variant.bodies.identity)
  })

  test('stores only successful, complete pages', async () => {
    const cache = openPageCache()
    let renders = 0
    const missing = async () => ({ status: 404, html: html(String(++renders)) })
    await bodyOf(cache, '/x', [], missing)
    await bodyOf(cache, '/x', [], missing)
    expect(renders).toBe(2)
    await expect(cache.serve('/y', [], TAG, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await bodyOf(cache, '/y', [], page('mended'))).toContain('mended')
  })

  test('drops a page after a minute, even without events', async () => {
    let now = 0
    const cache = openPageCache(() => now)
    await bodyOf(cache, '/', [], page('old'))
    now = 59_000
    expect(await bodyOf(cache, '/', [], page('new'))).toContain('old')
    now = 61_000
    expect(await bodyOf(cache, '/', [], page('new'))).toContain('new')
  })

  test('stores a limited number of pages, the most recently requested ones', async () => {
    const cache = openPageCache()
    await bodyOf(cache, 'first', [], page('first'))
    for (let index = 0; index < 2100; index += 1) await cache.serve(`/${index}`, [], TAG, page('x'))
    expect(await bodyOf(cache, 'first', [], page('again'))).toContain('again')
  })

  test('allows only the page’s own inline scripts in its content security policy', async () => {
    const cache = openPageCache()
    const served = await cache.serve('/', [], TAG, page('x'))
    if (!('variant' in served)) throw new Error('not kept')
    expect(served.variant.policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; /)
    expect(served.variant.policy).not.toMatch(/script-src[^;]*(unsafe|nonce|\*)/)
  })
})
