/** Avatars, from the upload to their deletion. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const HOUR = 3600_000
/** A square crop of the image below, which is twice as wide as high. */
const SQUARE = { left: 0.25, top: 0, width: 0.5, height: 1 }

let plaza: TestPlaza
let picture: Buffer
let nadia: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  picture = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#aa5533' } })
    .jpeg()
    .toBuffer()
  nadia = await plaza.newcomer('nadia')
})
afterAll(() => plaza.close())

async function upload(member: Member, bytes = picture): Promise<string> {
  const response = await member.send('PUT', '/uploads', new Uint8Array(bytes))
  return ((await response.json()) as { uploadId: string }).uploadId
}
const setAvatar = (member: Member, uploadId: string, crop: object = SQUARE, key?: string) =>
  member.call('accounts.profile.setAvatar', { uploadId, crop }, key === undefined ? {} : { key })
const removeAvatar = (member: Member) => member.call('accounts.profile.removeAvatar')
const fileKeysFor = async (member: Member): Promise<string[]> => {
  const [row] = await plaza.rows<{ avatar: { sources: { key: string }[] } | null }>(
    'select avatar from accounts.profiles where user_id = $1',
    [(await member.me()).id],
  )
  return row?.avatar?.sources.map(({ key }) => key) ?? []
}
const loadStatuses = (keys: readonly string[]) => Promise.all(keys.map(async (key) => (await fetch(`${plaza.url}/files/${key}`)).status))
/** Runs the scheduled tasks after this much time. */
async function pass(ms: number): Promise<void> {
  plaza.moveClock(ms)
  for (const task of ['platform:deleteOrphanedFiles', 'platform:deleteExpiredUploads'])
    await plaza.rows('select graphile_worker.add_job($1)', [task])
  await plaza.settle()
}

describe('a picture', () => {
  test('becomes squares in five widths, shown wherever the user is', async () => {
    const { status, body } = await setAvatar(nadia, await upload(nadia))
    expect(status).toBe(200)
    expect(body).toMatchObject({ username: 'nadia', version: 2, avatarUrl: expect.stringMatching(/^\/files\/[0-9a-z]{32}\.webp$/) })
    expect((await nadia.me()).avatarUrl).toBe(body.avatarUrl)
    const files = await Promise.all(
      (await fileKeysFor(nadia)).map(async (key) => sharp(await (await fetch(`${plaza.url}/files/${key}`)).arrayBuffer()).metadata()),
    )
    expect(files.map(({ format, width, height }) => [format, width, height])).toEqual(
      [48, 96, 160, 320, 640].map((side) => ['webp', side, side]),
    )
  })

  test('that is small is not enlarged', async () => {
    const tiny = await sharp({ create: { width: 70, height: 70, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const small = await plaza.newcomer('smallpicture')
    await setAvatar(small, await upload(small, tiny), { left: 0, top: 0, width: 1, height: 1 })
    expect(await fileKeysFor(small)).toHaveLength(2)
    expect((await small.me()).avatarUrl).toMatch(/^\/files\//)
  })

  test('replaces another one, whose files are deleted after ten minutes', async () => {
    const renewed = await plaza.newcomer('renewed')
    await setAvatar(renewed, await upload(renewed))
    const old = await fileKeysFor(renewed)
    await setAvatar(renewed, await upload(renewed))
    const present = await fileKeysFor(renewed)
    expect(await loadStatuses(old)).toEqual(Array(5).fill(200))
    await pass(11 * 60_000)
    expect(await loadStatuses(old)).toEqual(Array(5).fill(404))
    await pass(26 * HOUR)
    expect(await loadStatuses(present)).toEqual(Array(5).fill(200))
  })

  test('can be removed; removing it again changes nothing', async () => {
    const shy = await plaza.newcomer('shyperson')
    const { body: before } = await setAvatar(shy, await upload(shy))
    const keys = await fileKeysFor(shy)
    expect(await removeAvatar(shy)).toMatchObject({ status: 200, body: { avatarUrl: null, version: before.version + 1 } })
    expect(await removeAvatar(shy)).toMatchObject({ status: 200, body: { avatarUrl: null, version: before.version + 1 } })
    expect((await shy.me()).avatarUrl).toBeNull()
    await pass(11 * 60_000)
    expect(await loadStatuses(keys)).toEqual(Array(5).fill(404))
    expect((await removeAvatar(plaza.browser())).status).toBe(401)
  })

  test('of two sent at once one is stored, and no file is orphaned', async () => {
    const hasty = await plaza.newcomer('hastyperson')
    const uploads = [await upload(hasty), await upload(hasty)]
    const answers = await Promise.all(uploads.map((id) => setAvatar(hasty, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const kept = await fileKeysFor(hasty)
    await pass(27 * HOUR)
    expect(await loadStatuses(kept)).toEqual(Array(5).fill(200))
    expect(await plaza.rows('select key from platform.orphaned_files')).toEqual([])
  })

  test('sent again with the same key gets the first response', async () => {
    const repeated = await plaza.newcomer('repeated')
    const id = await upload(repeated)
    const first = await setAvatar(repeated, id, SQUARE, 'picture-key')
    const second = await setAvatar(repeated, id, SQUARE, 'picture-key')
    expect([second.status, second.body]).toEqual([200, first.body])
    expect((await setAvatar(repeated, id)).body.code).toBe('NOT_FOUND')
  })
})

describe('a picture is refused', () => {
  test('of another user, without an upload, or by a guest', async () => {
    const foreign = await upload(nadia)
    const stranger = await plaza.newcomer('stranger.here')
    for (const id of [foreign, 'upl_00000000000000000000000000', '', 'x'])
      expect(await setAvatar(stranger, id), id).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await setAvatar(plaza.browser(), foreign)).status).toBe(401)
    expect((await setAvatar(nadia, foreign)).status).toBe(200)
  })

  test.each([
    ['is not a square', { left: 0, top: 0, width: 1, height: 1 }],
    ['exceeds the image', { left: 0.75, top: 0, width: 0.5, height: 1 }],
    ['has no width', { left: 0, top: 0, width: 0, height: 1 }],
    ['starts outside the image', { left: -0.1, top: 0, width: 0.5, height: 1 }],
  ])('when the crop %s', async (_, crop) => {
    const { status, body } = await setAvatar(nadia, await upload(nadia), crop)
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
    expect(body.data.fields[0].path).toMatch(/^crop/)
  })

  test('after too many tries in an hour', async () => {
    const busy = await plaza.newcomer('busyperson')
    const id = await upload(busy)
    const codes: string[] = []
    for (let count = 0; count < 21; count += 1) codes.push((await setAvatar(busy, id)).body.code)
    expect(codes.slice(0, 20)).not.toContain('RATE_LIMITED')
    expect(codes[20]).toBe('RATE_LIMITED')
  })
})
