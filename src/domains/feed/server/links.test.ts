/** What a post says of the page behind its first address. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FetchRefused } from '#platform/server/guarded-fetch/fetch-refused.ts'
import type { GuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
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
