/** What a post says of the page behind its first address. */
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FetchRefused } from '#platform/server/guarded-fetch/fetch-refused.ts'
import type { GuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import { parseUrl } from '#platform/server/guarded-fetch/parse-url.ts'
import { clear, openScene, post, type Scene } from '../test/scene.ts'
import { lookAtLink } from './fetch-link.ts'
import { firstAddress } from './first-address.rules.ts'
import { readLink } from './read-link.rules.ts'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
beforeEach(() => clear(scene))
afterAll(() => scene.plaza.close())

const page =
  (html: string, contentType = 'text/html'): GuardedFetch =>
  () =>
    Promise.resolve({ status: 200, contentType, bytes: Buffer.from(html), url: 'https://elsewhere.example/' })

async function preview(text: string, fetch: GuardedFetch) {
  const { id } = await post(scene.members.chen, text)
  await lookAtLink(scene.plaza.services, { id, linkUrl: firstAddress(text) ?? '' }, fetch)
  return (await scene.members.dalia.call('feed.posts.get', { postId: id })).body.post.link
}

const fetchFile = async (url: string) => Buffer.from(await (await fetch(new URL(url, scene.plaza.url))).arrayBuffer())

test('hazard 37: the host is that of the address, whatever the page and the text say', async () => {
  const link = await preview(
    'https://bank.example@evil.example/ see https://evil.example/bank.example.',
    page('<title>bank.example &amp; partners</title><meta property="og:site_name" content="bank.example">'),
  )
  expect(link).toEqual({
    url: 'https://evil.example/bank.example',
    host: 'evil.example',
    title: 'bank.example & partners',
    description: '',
    site: 'bank.example',
    image: null,
  })
})

test('hazard 34: markup of a page stays text', async () => {
  const { title, description } = await preview(
    'https://page.example/',
    page(
      `<title>x</title><meta property="og:title" content="&lt;script&gt;alert(1)&lt;/script&gt;"><meta name=description content='<img src=x onerror=alert(1)>'>`,
    ),
  )
  expect([title, description]).toEqual(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])
})

describe('the picture of a page', () => {
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#6b7f3a' } })
      .png()
      .toBuffer()
  const head = (image: string) => `<title>Olives</title><meta property="og:image" content="${image}">`

  /** A page at https://elsewhere.example/ and what its picture's address answers. */
  const site = (image: string, answer: (url: string) => Promise<Buffer>): GuardedFetch & { asked: string[] } => {
    const asked: string[] = []
    const send: GuardedFetch = async (request) => {
      asked.push(request.url)
      if (asked.length === 1) return page(head(image))(request)
      return { status: 200, contentType: 'image/png', bytes: await answer(request.url), url: request.url }
    }
    return Object.assign(send, { asked })
  }
  const linkedFiles = async () => {
    const rows = await scene.plaza.rows<{ key: string }>(
      `select s ->> 'key' as key from feed.posts, jsonb_array_elements(link -> 'picture' -> 'sources') s`,
    )
    return rows.map(({ key }) => key)
  }
  const orphaned = async (keys: readonly string[]) =>
    (await scene.plaza.rows('select key from platform.orphaned_files where key = any($1)', [keys])).length

  test('is shown in the preview, drawn again from its pixels, and goes with the post', async () => {
    const { id } = await post(scene.members.chen, 'https://elsewhere.example/olives')
    const fetch = site('/pictures/olives.png', () => picture(800))
    const payload = { id, linkUrl: 'https://elsewhere.example/olives' }
    await lookAtLink(scene.plaza.services, payload, fetch)
    expect(fetch.asked).toEqual(['https://elsewhere.example/olives', 'https://elsewhere.example/pictures/olives.png'])
    const { link } = (await scene.members.dalia.call('feed.posts.get', { postId: id })).body.post
    expect(link.image).toMatchObject({ width: 640, height: 640, alt: '' })
    expect((await fetchFile(link.image.sources[0].url)).subarray(8, 12).toString()).toBe('WEBP')
    const keys = await linkedFiles()
    expect([keys.length, await orphaned(keys)]).toEqual([2, 0])
    // The same task again changes nothing.
    await lookAtLink(
      scene.plaza.services,
      payload,
      site('/pictures/olives.png', () => picture(800)),
    )
    expect(await linkedFiles()).toEqual(keys)
    await scene.members.chen.call('feed.posts.remove', { postId: id })
    expect(await orphaned(keys)).toBe(2)
  })

  test('goes when the text names another address', async () => {
    const { id } = await post(scene.members.chen, 'https://elsewhere.example/olives')
    await lookAtLink(
      scene.plaza.services,
      { id, linkUrl: 'https://elsewhere.example/olives' },
      site('a.png', () => picture(400)),
    )
    const keys = await linkedFiles()
    await scene.members.chen.call('feed.posts.edit', { postId: id, text: 'https://elsewhere.example/lemons' })
    expect([keys.length, await orphaned(keys)]).toEqual([2, 2])
  })

  test.each<[string, string, () => Promise<Buffer>]>([
    ['its address is refused', 'http://127.0.0.1/a.png', () => Promise.reject(new FetchRefused('address'))],
    ['it is no picture', 'a.png', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['it is too small to show', 'a.png', () => picture(16)],
  ])('is left out when %s', async (_name, image, answer) => {
    const link = await preview('https://elsewhere.example/', site(image, answer))
    expect(link).toMatchObject({ title: 'Olives', image: null })
  })

  test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd', 'http://[', ''])(
    'at %j is never asked for',
    async (image) => {
      const refusing: GuardedFetch = async ({ url }) => {
        parseUrl(url)
        throw new Error('asked for')
      }
      let isFirst = true
      const link = await preview('https://elsewhere.example/', (request) => {
        if (!isFirst) return refusing(request)
        isFirst = false
        return page(head(image))(request)
      })
      expect(link).toMatchObject({ title: 'Olives', image: null })
    },
  )
})

describe('there is no preview', () => {
  test.each<[string, GuardedFetch]>([
    ['of a page that is refused', () => Promise.reject(new FetchRefused('address'))],
    ['of a file', page('%PDF', 'application/pdf')],
    ['of a page without a title', page('<p>Hello')],
  ])('%s', async (_name, fetch) => {
    expect(await preview('https://page.example/', fetch)).toBeNull()
  })
})

test('the first address of a text is found without the punctuation of its sentence', () => {
  expect(firstAddress('See (https://a.example/b), or http://c.example')).toBe('https://a.example/b')
  expect(firstAddress('javascript:alert(1) https://user:pass@a.example')).toBeNull()
})

test('a title is at most so long, without line breaks and control characters', () => {
  expect(readLink(`<title>${'a'.repeat(2000)}</title>`)?.title).toHaveLength(199)
  expect(readLink('<title>one\n two&#0;</title>')).toBeNull()
})
