import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DEFAULT_THEME, type Theme } from '#platform/shared/theme.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let nadia: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  nadia = await plaza.newcomer('nadia')
})
afterAll(() => plaza.close())

const OLIVE: Theme = {
  palette: 'olive-dark',
  typography: { heading: 'merriweather', body: 'lato' },
  background: { type: 'image', url: '/backgrounds/hills.svg' },
}

const idOf = async (member: Member): Promise<string> => (await member.me()).id

describe('preferences', () => {
  const update = (member: Member, input: object) => member.call('accounts.preferences.update', input)

  test('change where they are named and stay where not', async () => {
    const pia = await plaza.newcomer('pia')
    expect((await update(pia, { notifications: { postLikes: false } })).body.notifications).toEqual({
      ...{ newFollowers: true, postLikes: false, postComments: true, newMessages: true },
    })
    const { status, body } = await update(pia, { language: 'ar', digits: 'latn', theme: OLIVE, notifications: { newMessages: false } })
    expect(status).toBe(200)
    expect(body).toEqual({
      language: 'ar',
      digits: 'latn',
      theme: OLIVE,
      notifications: { newFollowers: true, postLikes: false, postComments: true, newMessages: false },
    })
    expect((await update(pia, {})).body).toEqual(body)
    expect((await pia.me()).preferences).toEqual(body)
    expect((await update(pia, { notifications: { postLikes: true } })).body.notifications.postLikes).toBe(true)
  })

  test('switched in two tabs at once are both kept', async () => {
    const tabs = await plaza.newcomer('tabs')
    await Promise.all([
      update(tabs, { notifications: { postLikes: false } }),
      update(tabs, { notifications: { postComments: false } }),
      update(tabs, { theme: OLIVE }),
    ])
    expect((await tabs.me()).preferences).toMatchObject({ theme: OLIVE, notifications: { postLikes: false, postComments: false } })
  })

  test.each([
    [{ language: 'fr' }, 'language'],
    [{ digits: 'roman' }, 'digits'],
    [{ theme: 'olive-dark' }, 'theme'],
    [{ theme: { ...OLIVE, palette: 'desert-night' } }, 'theme.palette'],
    [{ theme: { ...OLIVE, typography: { heading: 'inter', body: 'Comic Sans' } } }, 'theme.typography.body'],
    [{ theme: { palette: 'olive-dark', background: { type: 'solid' } } }, 'theme.typography'],
    [{ theme: { ...OLIVE, background: { type: 'image', url: 'https://example.com/pixel.svg' } } }, 'theme.background.url'],
    [{ theme: { ...OLIVE, background: { type: 'image' } } }, 'theme.background.url'],
    [{ notifications: { postLikes: 'no' } }, 'notifications.postLikes'],
  ])('%j is refused', async (input, path) => {
    const { status, body } = await update(nadia, input)
    expect([status, body.data.fields[0].path]).toEqual([400, path])
  })

  test('hold nothing but what they are', async () => {
    const plain = await plaza.newcomer('plainperson')
    await update(plain, { notifications: { role: true, postLikes: false }, role: 'admin', userId: await idOf(nadia) })
    const [row] = await plaza.rows('select notifications from accounts.preferences where user_id = $1', [await idOf(plain)])
    expect(row).toEqual({ notifications: { postLikes: false } })
    expect((await update(plaza.browser(), {})).status).toBe(401)
  })
})

describe('a theme', () => {
  test('that nobody chose is nobody’s: the browser’s stays', async () => {
    expect((await (await plaza.newcomer('fresh')).me()).preferences.theme).toBeNull()
  })

  test('that cannot be read is logged, without what it is, and the default is shown (spec §8)', async () => {
    const odette = await plaza.newcomer('odette')
    const id = await idOf(odette)
    const warn = vi.spyOn(plaza.kernel.log, 'warn')
    for (const broken of ['"olive-dark"', '{}', '{"palette": "desert-night"}']) {
      await plaza.rows('update accounts.preferences set theme = $2 where user_id = $1', [id, broken])
      warn.mockClear()
      expect((await odette.me()).preferences.theme).toEqual(DEFAULT_THEME)
      expect(warn.mock.calls).toEqual([[{ userId: id }, expect.stringContaining('cannot be read')]])
    }
    expect((await odette.call('accounts.preferences.update', { theme: OLIVE })).body.theme).toEqual(OLIVE)
    warn.mockClear()
    expect((await odette.me()).preferences.theme).toEqual(OLIVE)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  test('kept when a theme was a palette alone is that palette still', async () => {
    const rosa = await plaza.newcomer('rosa')
    const id = await idOf(rosa)
    const migration = await readFile(new URL('./migrations/20261121_1140_theme.sql', import.meta.url), 'utf8')
    const before = `alter table accounts.preferences alter column theme type text using theme->>'palette';
      update accounts.preferences set theme = 'default-light' where user_id = '${id}';`
    await plaza.pool.query(before + migration)
    expect((await rosa.me()).preferences.theme).toEqual({ ...DEFAULT_THEME, palette: 'default-light' })
    expect((await nadia.me()).preferences.theme).toBeNull()
  })
})
