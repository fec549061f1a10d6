/** Digits and currency are right in the first byte, also on cached pages. Needs `npm run build`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza({ web: true })
})
afterAll(() => plaza.close())

async function opened(cookies: Record<string, string>) {
  const browser: Member = plaza.browser()
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value)
  const html = await (await browser.send('GET', '/marketplace')).text()
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
  return { digits: /<html[^>]* data-digits="(\w+)"/.exec(html)?.[1], arab: /[٠-٩]/.test(text), latn: /[0-9]/.test(text) }
}

test('each visitor gets their own digits on the same cached page', async () => {
  const own = { digits: 'arab', arab: true, latn: false }
  const latin = { digits: 'latn', arab: false, latn: true }
  expect(await opened({ plaza_lng: 'ar' })).toEqual(own)
  expect(await opened({ plaza_lng: 'ar', plaza_digits: 'latn' })).toEqual(latin)
  expect(await opened({ plaza_lng: 'ar' })).toEqual(own)
  expect(await opened({ plaza_lng: 'ar', plaza_digits: 'roman' })).toEqual(own)
})

test('other languages have no choice', async () => {
  expect(await opened({ plaza_lng: 'es', plaza_digits: 'arab' })).toMatchObject({ arab: false, latn: true })
})

test('each visitor gets the currency that they chose on the same cached page', async () => {
  const currencyOf = async (cookies: Record<string, string>) => {
    const browser = plaza.browser()
    for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value)
    const html = await (await browser.send('GET', '/marketplace')).text()
    return [/<html[^>]* data-currency="(\w+)"/.exec(html)?.[1], html.includes('SAR')]
  }
  expect(await currencyOf({ plaza_lng: 'en' })).toEqual([undefined, false])
  expect(await currencyOf({ plaza_lng: 'en', plaza_currency: 'SAR' })).toEqual(['SAR', true])
  expect(await currencyOf({ plaza_lng: 'en', plaza_currency: 'EUR' })).toEqual([undefined, false])
})
