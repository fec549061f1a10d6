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

const findId = async (member: Member): Promise<string> => (await member.me()).id

describe('preferences', () => {
  const update = (member: Member, input: object) => member.call('accounts.preferences.update', input)

  test('are updated where given and stay otherwise', async () => {
    const pia = await plaza.newcomer('pia')
    expect((await update(pia, { notifications: { postLikes: false } })).body.notifications).toEqual({
      newFollowers: true,
      postLikes: false,
      postComments: true,
      newMessages: true,
    })
    const { status, body } = await update(pia, {
      language: 'ar',
      digits: 'latn',
      currency: 'USD',
      theme: OLIVE,
      notifications: { newMessages: false },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      language: 'ar',
      digits: 'latn',
      currency: 'USD',
      theme: OLIVE,
      timeZone: null,
      browserTimeZone: 'UTC',
      dashboard: null,
      notifications: { newFollowers: true, postLikes: false, postComments: true, newMessages: false },
    })
    expect((await update(pia, {})).body).toEqual(body)
    expect((await pia.me()).preferences).toEqual(body)
    expect((await update(pia, { notifications: { postLikes: true } })).body.notifications.postLikes).toBe(true)
  })

  test('keep how the dashboard is arranged, also when the same request is sent twice', async () => {
    const rosa = await plaza.newcomer('rosa')
    const dashboard = { order: ['app.cart', 'orders.own'], hidden: ['app.newest'] }
    for (const _ of ['first', 'repeated']) {
      const { status, body } = await rosa.call('accounts.preferences.update', { dashboard }, { key: 'arranged-once' })
      expect([status, body.dashboard]).toEqual([200, dashboard])
    }
    expect((await update(rosa, { language: 'es' })).body.dashboard).toEqual(dashboard)
    expect((await rosa.me()).preferences.dashboard).toEqual(dashboard)
    const reset = { order: [], hidden: [] }
    expect((await update(rosa, { dashboard: reset })).body.dashboard).toEqual(reset)
    expect((await update(rosa, { dashboard: { order: ['x'.repeat(61)], hidden: [] } })).status).toBe(422)
    expect((await update(rosa, { dashboard: { order: Array.from({ length: 61 }, () => 'x'), hidden: [] } })).status).toBe(400)
  })

  test('have a time zone: the chosen one, or null and that of the browser used last', async () => {
    const tariq = await plaza.newcomer('tariq')
    const zones = async (input: object) => {
      const { timeZone, browserTimeZone } = (await update(tariq, input)).body
      return [timeZone, browserTimeZone]
    }
    const changes = async () =>
      (await plaza.rows(`select 1 from platform.events where type = 'accounts.timeZoneChanged' and aggregate = $1`, [await findId(tariq)]))
        .length
    expect(await zones({ browserTimeZone: 'Asia/Amman' })).toEqual([null, 'Asia/Amman'])
    expect(await zones({ timeZone: 'europe/madrid' })).toEqual(['Europe/Madrid', 'Asia/Amman'])
    expect(await changes()).toBe(2)
    expect(await zones({ browserTimeZone: 'UTC' })).toEqual(['Europe/Madrid', 'UTC'])
    expect(await zones({ language: 'es' })).toEqual(['Europe/Madrid', 'UTC'])
    expect(await changes()).toBe(2)
    expect(await zones({ timeZone: null })).toEqual([null, 'UTC'])
    expect(await changes()).toBe(3)
    for (const unknown of [{ timeZone: 'Mars/Olympus' }, { browserTimeZone: '+03:00' }])
      expect(await update(tariq, unknown)).toMatchObject({ status: 422, body: { code: 'UNKNOWN_TIME_ZONE' } })
  })

  test('changed in two tabs at once are both saved', async () => {
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
    [{ currency: 'EUR' }, 'currency'],
    [{ theme: 'olive-dark' }, 'theme'],
    [{ theme: { ...OLIVE, palette: 'desert-night' } }, 'theme.palette'],
    [{ theme: { ...OLIVE, typography: { heading: 'inter', body: 'Comic Sans' } } }, 'theme.typography.body'],
    [{ theme: { palette: 'olive-dark', background: { type: 'solid' } } }, 'theme.typography'],
    [{ theme: { ...OLIVE, background: { type: 'image', url: 'https://example.com/pixel.svg' } } }, 'theme.background.url'],
    [{ theme: { ...OLIVE, background: { type: 'image' } } }, 'theme.background.url'],
    [{ notifications: { postLikes: 'no' } }, 'notifications.postLikes'],
  ])('%j is rejected', async (input, path) => {
    const { status, body } = await update(nadia, input)
    expect([status, body.data.fields[0].path]).toEqual([400, path])
  })

  test('reject unknown values', async () => {
    const plain = await plaza.newcomer('plainperson')
    await update(plain, { notifications: { role: true, postLikes: false }, role: 'admin', userId: await findId(nadia) })
    const [row] = await plaza.rows('select notifications from accounts.preferences where user_id = $1', [await findId(plain)])
    expect(row).toEqual({ notifications: { postLikes: false } })
    expect((await update(plaza.browser(), {})).status).toBe(401)
  })
})

describe('a theme', () => {
  test('that was never chosen is null, so the browser’s theme stays', async () => {
    expect((await (await plaza.newcomer('fresh')).me()).preferences.theme).toBeNull()
  })

  test('that is invalid is logged without its content, and the default is shown (spec §8)', async () => {
    const odette = await plaza.newcomer('odette')
    const id = await findId(odette)
    const warn = vi.spyOn(plaza.services.log, 'warn')
    for (const broken of ['"olive-dark"', '{}', '{"palette": "desert-night"}']) {
      await plaza.rows('update accounts.preferences set theme = $2 where user_id = $1', [id, broken])
      warn.mockClear()
      expect((await odette.me()).preferences.theme).toEqual(DEFAULT_THEME)
      expect(warn.mock.calls).toEqual([[{ userId: id }, expect.stringContaining('theme is invalid')]])
    }
    expect((await odette.call('accounts.preferences.update', { theme: OLIVE })).body.theme).toEqual(OLIVE)
    warn.mockClear()
    expect((await odette.me()).preferences.theme).toEqual(OLIVE)
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})
