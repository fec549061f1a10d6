/** Documents behind login name the scripts of their page. Needs `npm run build`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
beforeAll(async () => {
  plaza = await openTestPlaza({ web: true })
})
afterAll(() => plaza.close())

test('the document of a page behind login asks for the scripts of its page and for the texts, and all of them are there', async () => {
  const noor = await plaza.newcomer('noor')
  const linksOf = async (path: string) => {
    const response = await noor.send('GET', path)
    expect(response.status).toBe(200)
    return Array.from(
      (response.headers.get('link') ?? '').matchAll(/<([^>]+)>; rel=(modulepreload|preload; as=fetch)/g),
      ([, href = '']) => href,
    )
  }
  const dashboard = await linksOf('/dashboard')
  const orders = await linksOf('/orders')
  expect(dashboard).toContainEqual(expect.stringMatching(/^\/assets\/dashboard\.page-/))
  expect(orders).toContainEqual(expect.stringMatching(/^\/assets\/orders\.page-/))
  expect(orders).not.toContainEqual(expect.stringMatching(/^\/assets\/dashboard\.page-/))
  for (const links of [dashboard, orders]) {
    expect(links).toContainEqual(expect.stringMatching(/^\/assets\/app-shell-/))
    expect(links).toContainEqual(expect.stringMatching(/^\/locales\/en\/app\.json\?v=/))
    for (const link of links) expect((await noor.send('GET', link)).status, link).toBe(200)
  }
  expect((await (await noor.send('GET', '/dashboard')).text()).match(/dashboard\.page-/)).toBeNull()
})

test('the document of a public page names the scripts itself', async () => {
  const response = await plaza.browser().send('GET', '/marketplace')
  expect(response.headers.get('link')).not.toContain('modulepreload')
  expect(await response.text()).toMatch(/\/assets\/marketplace\.page-/)
})
