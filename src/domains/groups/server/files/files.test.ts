import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOrphanedFiles } from '#platform/server/files/orphaned-files.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const HOUR_MS = 3600_000
const PDF = '%PDF-1.7\n…'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let chen: Member
let dalia: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno, chen, dalia] = await Promise.all([
    plaza.member('amira'),
    plaza.member('bruno'),
    plaza.member('chen'),
    plaza.member('dalia'),
  ])
})
afterAll(() => plaza.close())
beforeEach(async () => void (await plaza.rows(`delete from platform.rate_limits`)))

async function openGroup(isPublic = true): Promise<string> {
  const groupId: string = (await amira.call('groups.create', { name: 'Potters', isPublic: true })).body.id
  for (const member of [bruno, chen]) await member.call('groups.join', { groupId })
  if (!isPublic) await plaza.rows('update groups.groups set is_public = false where id = $1', [groupId])
  return groupId
}
const upload = async (member: Member, groupId: string, name = 'Glazes.pdf', body: BodyInit = PDF, headers: Record<string, string> = {}) => {
  const response = await member.send('PUT', `/groups/${groupId}/files?name=${encodeURIComponent(name)}`, body, headers)
  return { status: response.status, body: await response.json() }
}
const list = async (member: Member, groupId: string, q?: string) =>
  (await member.call('groups.files.list', { groupId, ...(q && { q }) })).body.items as {
    id: string
    name: string
    href: string
    bytes: number
  }[]

describe('a file', () => {
  test('is shared by members, listed for readers and saved as it was', async () => {
    const groupId = await openGroup()
    expect((await upload(dalia, groupId)).status).toBe(404)
    expect((await upload(plaza.browser(), groupId)).status).toBe(401)
    expect((await upload(bruno, groupId, 'قائمة الأفران.pdf')).status).toBe(200)
    const [file] = await list(dalia, groupId)
    expect(file).toMatchObject({
      name: 'قائمة الأفران.pdf',
      bytes: Buffer.byteLength(PDF),
      uploadedBy: { username: 'bruno' },
      mayDelete: false,
    })
    const response = await dalia.send('GET', file?.href ?? '')
    expect(await response.text()).toBe(PDF)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="_____ _______.pdf"; filename*=UTF-8''${encodeURIComponent('قائمة الأفران.pdf')}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await list(dalia, groupId, 'glaze')).toEqual([])
    expect(await list(dalia, groupId, 'الأفران')).toHaveLength(1)
  })

  test('of a private group is for its members, and its key alone opens nothing', async () => {
    const groupId = await openGroup(false)
    await upload(bruno, groupId)
    const href = (await list(chen, groupId))[0]?.href ?? ''
    expect((await chen.send('GET', href)).status).toBe(200)
    for (const stranger of [dalia, plaza.browser()]) expect((await stranger.send('GET', href)).status).toBe(404)
    expect((await dalia.call('groups.files.list', { groupId })).status).toBe(404)
    const [row] = await plaza.rows<{ key: string }>('select key from groups.files where group_id = $1', [groupId])
    expect((await chen.send('GET', `/files/${row?.key}`)).status).toBe(404)
    expect((await chen.send('GET', href.replace(groupId, await openGroup()))).status).toBe(404)
    await chen.call('groups.leave', { groupId })
    expect((await chen.send('GET', href)).status).toBe(404)
  })

  test('of a public group is not for guests', async () => {
    const groupId = await openGroup()
    await upload(bruno, groupId)
    const href = (await list(chen, groupId))[0]?.href ?? ''
    expect((await plaza.browser().send('GET', href)).status).toBe(404)
  })

  test.each([
    ['page.html', '<script>alert(1)</script>', 'type'],
    ['drawing.svg', '<svg/>', 'type'],
    ['glazes.pdf', '<html>', 'type'],
    ['photo.png', 'no picture', 'broken'],
    [`${'x'.repeat(130)}.txt`, 'text', 'name'],
    ['', 'text', 'type'],
    ['two\u0000lines.txt', 'text', 'name'],
  ])('called %s is refused: %s', async (name, body, reason) => {
    const groupId = await openGroup()
    expect(await upload(bruno, groupId, name, body)).toMatchObject({ status: 422, body: { code: 'FILE_REFUSED', data: { reason } } })
    expect(await list(bruno, groupId)).toEqual([])
  })

  test('is refused from another site, beyond ten mebibytes, and in a full group', async () => {
    const groupId = await openGroup()
    expect((await upload(bruno, groupId, 'a.txt', 'a', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const large = await upload(bruno, groupId, 'a.txt', 'a'.repeat(10 * 1024 * 1024 + 1))
    expect(large).toMatchObject({ status: 413, body: { code: 'FILE_REFUSED', data: { reason: 'size' } } })
    await upload(bruno, groupId)
    await plaza.rows('update groups.files set bytes = 1024 * 1024 * 1024 where group_id = $1', [groupId])
    expect((await upload(bruno, groupId)).body).toMatchObject({ data: { reason: 'full' } })
  })

  test('that is a picture keeps its pixels only', async () => {
    const groupId = await openGroup()
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#aa5533' } })
      .withExif({ IFD0: { Artist: 'Bruno at home' } })
      .jpeg()
      .toBuffer()
    await upload(bruno, groupId, 'Kiln.JPG', new Uint8Array(photo))
    const [file] = await list(bruno, groupId)
    expect(file?.name).toBe('Kiln.webp')
    const saved = Buffer.from(await (await bruno.send('GET', file?.href ?? '')).arrayBuffer())
    expect((await sharp(saved).metadata()).exif).toBeUndefined()
    expect(saved.includes('Bruno at home')).toBe(false)
  })

  test('is deleted by who shared it and by moderators, with its bytes', async () => {
    const groupId = await openGroup()
    for (const name of ['one.txt', 'two.txt']) await upload(bruno, groupId, name, 'text')
    const [two, one] = await list(bruno, groupId)
    const remove = (member: Member, fileId = '') => member.call('groups.files.delete', { fileId })
    expect((await remove(chen, one?.id)).status).toBe(404)
    expect((await remove(bruno, one?.id)).status).toBe(200)
    expect((await remove(bruno, one?.id)).status).toBe(404)
    const [row] = await plaza.rows<{ key: string }>('select key from groups.files where id = $1', [two?.id])
    expect((await remove(amira, two?.id)).status).toBe(200)
    expect(await list(bruno, groupId)).toEqual([])
    plaza.moveClock(HOUR_MS)
    await deleteOrphanedFiles.run(plaza.services, {})
    expect(await plaza.services.files.head(row?.key ?? '')).toBeNull()
  })

  test('goes with its group, and is hidden from those with a block between them and who shared it', async () => {
    const groupId = await openGroup()
    await upload(bruno, groupId)
    const href = (await list(chen, groupId))[0]?.href ?? ''
    await chen.call('network.block', { userId: (await bruno.me()).id })
    expect(await list(chen, groupId)).toEqual([])
    expect((await chen.send('GET', href)).status).toBe(404)
    await chen.call('network.unblock', { userId: (await bruno.me()).id })
    await amira.call('groups.delete', { groupId })
    expect((await chen.send('GET', href)).status).toBe(404)
    expect(await plaza.rows('select from groups.files where group_id = $1', [groupId])).toEqual([])
  })
})
