/** Pictures made of names. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { avatarPath } from '#platform/shared/avatar-path.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { oklch } from './avatar-palette.ts'
import { generatedAvatar } from './generated-avatar.ts'

const NAMES = ['amira', 'Amira', 'bruno', 'chen', 'أميرة', 'José', '李小龙', 'a', '<script>alert(1)</script>', '" onload="x', '👩‍👩‍👧']

describe('the picture of a name', () => {
  test('is always the same, and another one for another name', () => {
    for (const name of NAMES) expect(generatedAvatar(name)).toBe(generatedAvatar(name))
    const many = Array.from({ length: 2000 }, (_, index) => generatedAvatar(`member${index}`))
    expect(new Set(many).size).toBe(2000)
  })

  test('contains only shapes and colors, and nothing of the name', () => {
    for (const name of NAMES) {
      const markup = generatedAvatar(name).replaceAll(/url\(#[gs]\)|xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g, '')
      const tags = new Set(Array.from(markup.matchAll(/<\/?(\w+)/g), ([, tag]) => tag))
      expect([...tags].filter((tag) => !ALLOWED.includes(tag ?? ''))).toEqual([])
      expect(markup).not.toMatch(/on\w+=|href|style|script|url\(|&|text|data:|http/)
      if (name.length > 1) expect(markup).not.toContain(name)
    }
  })

  test('is easy to distinguish: thirty names give many scenes and colors', () => {
    const pictures = Array.from({ length: 30 }, (_, index) => generatedAvatar(`guest ${index}`))
    const grounds = pictures.map((markup) => /stop-color="(#\w{6})"\/><stop offset="1" stop-color="#\w{6}"\/><\/linear/.exec(markup)?.[1])
    const scenes = pictures.map((markup) => markup.replaceAll(/[^<a-z]|[\d.#]+/gi, '').length)
    expect(new Set(grounds).size).toBeGreaterThan(20)
    expect(new Set(scenes).size).toBeGreaterThan(3)
  })
})

const ALLOWED = ['svg', 'defs', 'linearGradient', 'radialGradient', 'stop', 'path', 'circle', 'ellipse', 'g']

test('a color from lightness, chroma and hue is always inside sRGB', () => {
  expect(oklch(1, 0, 0)).toBe('#ffffff')
  expect(oklch(0, 0, 0)).toBe('#000000')
  expect(oklch(0.44027, 0.160312, 303.373)).toBe('#663399')
  for (let hue = 0; hue < 360; hue += 7) expect(oklch(0.7, 0.4, hue)).toMatch(/^#[0-9a-f]{6}$/)
})

describe('the address of a generated picture', () => {
  let plaza: TestPlaza
  beforeAll(async () => {
    plaza = await openTestPlaza()
  })
  afterAll(() => plaza.close())
  const ask = (path: string, init?: RequestInit) => fetch(plaza.url + path, init)

  test('sends it with headers that prevent scripts and allow caching forever', async () => {
    const response = await ask(avatarPath('أميرة'))
    expect([response.status, await response.text()]).toEqual([200, generatedAvatar('أميرة')])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const etag = response.headers.get('etag') ?? ''
    expect((await ask(avatarPath('أميرة'), { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(await (await ask(avatarPath('أميرة'), { method: 'HEAD' })).text()).toBe('')
  })

  test('works for every name that an account can have', async () => {
    for (const name of [...NAMES, 'a/b', '../../etc/passwd', '.', '..', 'per cent %41', 'x'.repeat(500), '\ud800 half', 'Jose\u0301'])
      expect((await ask(avatarPath(name))).status, name).toBe(200)
    expect(avatarPath('Jose\u0301')).toBe(avatarPath('José'))
  })

  test('gives 404 for every other path', async () => {
    const ways = [
      '',
      '.svg',
      'amira',
      'amira.png',
      'a/b.svg',
      '%.svg',
      '%ff%fe.svg',
      '%00.svg',
      'a%0ab.svg',
      `${'x'.repeat(61)}.svg`,
      'Jose%CC%81.svg',
    ]
    for (const way of ways) expect((await ask(`/avatars/${way}`)).status, way).toBe(404)
  })
})
