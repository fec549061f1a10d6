import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let nadia: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  nadia = await plaza.newcomer('nadia')
})
afterAll(() => plaza.close())

const idOf = async (member: Member): Promise<string> => (await member.me()).id

describe('preferences', () => {
  const update = (member: Member, input: object) => member.call('accounts.preferences.update', input)

  test('change where they are named and stay where not', async () => {
    const pia = await plaza.newcomer('pia')
    expect((await update(pia, { notifications: { postLikes: false } })).body.notifications).toEqual({
      ...{ newFollowers: true, postLikes: false, postComments: true, newMessages: true },
    })
    const { status, body } = await update(pia, { language: 'ar', theme: 'desert-night', notifications: { newMessages: false } })
    expect(status).toBe(200)
    expect(body).toEqual({
      language: 'ar',
      theme: 'desert-night',
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
      update(tabs, { theme: 'sunrise' }),
    ])
    expect((await tabs.me()).preferences).toMatchObject({ theme: 'sunrise', notifications: { postLikes: false, postComments: false } })
  })

  test.each([
    [{ language: 'fr' }, 'language'],
    [{ theme: 'Not A Theme' }, 'theme'],
    [{ theme: 'x'.repeat(41) }, 'theme'],
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
