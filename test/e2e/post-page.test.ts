/** The page of a public post as guests, search engines and link previews get it. */
import { expect, test } from 'vitest'
import { useBrowserFixture } from './browser-fixture.ts'

const fixture = useBrowserFixture()
const AVATAR = '0123456789abcdefghjkmnpqrstvwxyz.webp'

const findPost = async (condition: string): Promise<string> => {
  const [post] = await fixture.plaza.rows<{ id: string }>(
    `select id from feed.posts where reposted_id is null and state = 'published' and ${condition} order by id limit 1`,
  )
  if (!post) throw new Error(`the demo data has no post with ${condition}`)
  return post.id
}

async function read(postId: string) {
  const { status, html } = await fetch(`${fixture.plaza.url}/social/posts/${postId}`).then(async (response) => ({
    status: response.status,
    html: await response.text(),
  }))
  const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const linked = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  return { status, html, meta, jsonLd: linked === undefined ? null : JSON.parse(linked) }
}

test('a public post has its text, JSON-LD and its first picture for link previews', async () => {
  const id = await findPost("audience = 'public' and jsonb_array_length(pictures) > 0")
  const [post] = await fixture.plaza.rows<{ text: string; alt: string }>(
    `select text, pictures->0->'alt'->>'en' as alt from feed.posts where id = $1`,
    [id],
  )
  const { status, meta, jsonLd } = await read(id)
  expect(status).toBe(200)
  expect(jsonLd).toMatchObject({ '@type': 'SocialMediaPosting', text: post?.text, author: { '@type': 'Person', name: expect.any(String) } })
  const picture = meta('og:image') ?? ''
  expect(jsonLd.image[0]).toBe(picture)
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp')
  expect([meta('twitter:card'), meta('twitter:image'), meta('robots')]).toEqual(['summary_large_image', picture, undefined])
  expect(meta('og:image:alt') ?? '').toBe(post?.alt)
})

test('one without a picture shows its product, else the avatar of its author', async () => {
  const { meta } = await read(await findPost("audience = 'public' and jsonb_array_length(pictures) = 0 and record_type = 'product'"))
  expect([meta('og:image'), meta('twitter:card')]).toEqual([expect.stringMatching(/\/files\/\w+\.webp$/), 'summary_large_image'])
  const plain = await findPost("audience = 'public' and jsonb_array_length(pictures) = 0 and record_id is null")
  await fixture.plaza.rows(`update accounts.profiles set avatar = $2 where user_id = (select author_id from feed.posts where id = $1)`, [
    plain,
    JSON.stringify({ sources: [{ key: AVATAR, width: 320 }], width: 320, height: 320 }),
  ])
  const small = await read(plain)
  expect([small.meta('og:image'), small.meta('twitter:card')]).toEqual([`${fixture.plaza.url}/files/${AVATAR}`, 'summary'])
})

test('a post for followers or in a private group is not there for guests', async () => {
  const { status, html } = await read(await findPost("audience = 'followers'"))
  expect([status, html.includes('SocialMediaPosting')]).toEqual([404, false])
})
