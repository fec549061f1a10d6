/** What people write, in a browser: completion of names, links, and texts in two directions. */
import { expect, test } from 'vitest'
import { useCatalogue } from './catalogue.ts'

const catalogue = useCatalogue()

test('hazard 56: Enter never inserts a name that does not match what is typed, and late answers are dropped', async () => {
  const chen = await catalogue.arrive()
  await chen.page.goto('/dev/ui/inputs?bare=yes')
  const field = chen.main().getByRole('textbox', { name: 'Text', exact: true })
  const options = chen.page.getByRole('option')
  await field.fill('')
  await field.pressSequentially('@x')
  await field.press('Enter')
  expect(await field.inputValue()).toBe('@x\n')
  await field.pressSequentially('@am')
  await expect.poll(() => options.allTextContents()).toHaveLength(2)
  await field.pressSequentially('x')
  await expect.poll(() => options.count()).toBe(0)
  await field.press('Enter')
  expect(await field.inputValue()).toBe('@x\n@amx\n')
  await field.pressSequentially('@am')
  await expect.poll(() => options.count()).toBe(2)
  await field.press('ArrowDown')
  await field.press('Enter')
  expect(await field.inputValue()).toBe('@x\n@amx\n@amina ')
  await chen.leave()
})

test('hazard 37 and 55: links show their host, and each paragraph has its own direction with names isolated in it', async () => {
  const chen = await catalogue.arrive()
  await chen.page.goto('/dev/ui/written-text?bare=yes')
  const links = chen.main().getByRole('link')
  await expect.poll(() => links.count()).toBe(7)
  expect(await chen.main().getByRole('link', { name: 'evil.test/login' }).getAttribute('href')).toBe('https://evil.test/login')
  expect(await chen.main().getByRole('link', { name: 'evil.test/login' }).getAttribute('rel')).toContain('nofollow ugc noopener')
  const directions = await chen
    .main()
    .locator('p[dir=auto]')
    .evaluateAll((paragraphs) => paragraphs.map((paragraph) => getComputedStyle(paragraph).direction))
  expect(directions).toEqual(['ltr', 'rtl', 'ltr'])
  expect(await chen.main().locator('bdi a').allTextContents()).toEqual(['@amira', '@أميرة', '#Ceramics', '@amira', '#سوق_الحي'])
  await chen.leave()
})
