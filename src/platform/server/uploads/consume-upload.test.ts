/** Tests a picture from its upload to its deletion, as in an operation that changes an avatar. */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { deleteOrphanedFiles, linkFiles, storeOrphanedFiles, unlinkFiles } from '../files/orphaned-files.ts'
import { transactAsSystem } from '../transact.ts'
import { consumeUpload, deleteExpiredUploads, eraseUploads, findUpload } from './consume-upload.ts'
import { makeVariants } from './make-variants.ts'
import { receiveUpload } from './receive-upload.ts'

const AMIRA = 'usr_amira'
const BRUNO = 'usr_bruno'
const MINUTE = 60_000
const HOUR = 3600_000
const SQUARE = { left: 0.25, top: 0, width: 0.5, height: 1 }
let plaza: TestPlaza
let vase: Buffer

beforeAll(async () => {
  plaza = await openTestPlaza()
  vase = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#aa5533' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  await plaza.rows('delete from platform.uploads')
  await plaza.rows('delete from platform.orphaned_files')
})
afterAll(() => plaza.close())

const upload = (senderId = AMIRA) => receiveUpload(plaza.services, { senderId, bytes: vase })
const keyOf = (url: string) => url.slice('/files/'.length)
const isThere = async (key: string) => (await plaza.services.files.head(key)) !== null
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

/** Runs the scheduled tasks after this time. */
async function pass(ms: number): Promise<void> {
  plaza.moveClock(ms)
  await deleteExpiredUploads.run(plaza.services, {})
  await deleteOrphanedFiles.run(plaza.services, {})
}

/** The command, without a row that stores the keys; `last` runs at the end of its transaction. */
async function setAvatar(uploadId: string, { senderId = AMIRA, old = [] as string[], last = () => {} } = {}) {
  const { key } = await findUpload(plaza.services.db, { uploadId, senderId }, plaza.services.now())
  const variants = await makeVariants(plaza.services, { key, crop: SQUARE, widths: [64, 128] })
  const keys = variants.sources.map((source) => source.key)
  await transactAsSystem(plaza.services, async (tx) => {
    await consumeUpload(tx, { uploadId, senderId })
    await linkFiles(tx, keys)
    await unlinkFiles(tx, old)
    last()
  })
  return { variants, keys }
}

describe('an upload that is used', () => {
  test('becomes variants of the chosen part, which are kept; the upload itself is deleted after a day', async () => {
    const { uploadId, url } = await upload()
    const { variants, keys } = await setAvatar(uploadId)
    expect(variants).toMatchObject({ width: 128, height: 128, sources: [{ width: 64 }, { width: 128 }] })
    await pass(26 * HOUR)
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true])
    expect(await isThere(keyOf(url))).toBe(false)
    const file = await plaza.services.files.get(keys[0] ?? '')
    expect(file && (await sharp(await buffer(file.body)).metadata())).toMatchObject({ format: 'webp', width: 64, height: 64 })
  })

  test('can be used once, by its owner, within a day; else it gives NOT_FOUND', async () => {
    const { uploadId } = await upload()
    expect(await code(setAvatar(uploadId, { senderId: BRUNO }))).toBe('NOT_FOUND')
    expect(await code(setAvatar('upl_nothing'))).toBe('NOT_FOUND')
    const taking = { uploadId, senderId: AMIRA }
    expect(await code(transactAsSystem(plaza.services, (tx) => consumeUpload(tx, { ...taking, senderId: BRUNO })))).toBe('NOT_FOUND')
    expect(await transactAsSystem(plaza.services, (tx) => consumeUpload(tx, taking))).toMatchObject({ width: 400, height: 200 })
    expect(await code(transactAsSystem(plaza.services, (tx) => consumeUpload(tx, taking)))).toBe('NOT_FOUND')

    const late = await upload()
    plaza.moveClock(24 * HOUR)
    expect(await code(setAvatar(late.uploadId))).toBe('NOT_FOUND')
    expect(await code(transactAsSystem(plaza.services, (tx) => consumeUpload(tx, { ...taking, uploadId: late.uploadId })))).toBe(
      'NOT_FOUND',
    )
  })

  test('is used once by two concurrent requests', async () => {
    const { uploadId } = await upload()
    const outcomes = await Promise.all([code(setAvatar(uploadId)), code(setAvatar(uploadId))])
    expect(outcomes.sort()).toEqual(['NOT_FOUND', null].sort())
  })

  test('can be kept as it is', async () => {
    const { uploadId, url } = await upload()
    await transactAsSystem(plaza.services, async (tx) => {
      const { key } = await consumeUpload(tx, { uploadId, senderId: AMIRA })
      await linkFiles(tx, [key])
    })
    await pass(26 * HOUR)
    expect(await isThere(keyOf(url))).toBe(true)
  })
})

describe('orphaned files', () => {
  test('an upload is deleted with its file after a day, not an hour earlier', async () => {
    const { url } = await upload()
    await pass(23 * HOUR)
    expect([await plaza.rows('select from platform.uploads'), await isThere(keyOf(url))]).toEqual([[{}], true])
    await pass(2 * HOUR)
    expect([await plaza.rows('select from platform.uploads'), await isThere(keyOf(url))]).toEqual([[], false])
    expect(await plaza.rows('select from platform.orphaned_files')).toEqual([])
  })

  test('variants of a failed change are deleted, and the change can be retried', async () => {
    const { uploadId } = await upload()
    const failing = setAvatar(uploadId, {
      last: () => {
        throw new Error('the row was not written')
      },
    })
    expect(await code(failing)).toBe('the row was not written')
    const { keys } = await setAvatar(uploadId)
    expect(await plaza.rows('select from platform.orphaned_files')).toHaveLength(3)
    await pass(26 * HOUR)
    expect(await plaza.rows('select from platform.orphaned_files')).toEqual([])
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true])
  })

  test('replaced pictures are deleted ten minutes later; files that other rows can share stay', async () => {
    const { keys: old } = await setAvatar((await upload()).uploadId)
    const shared = await plaza.services.files.put(vase, { extension: 'webp' })
    const { keys } = await setAvatar((await upload()).uploadId, { old: [...old, shared] })
    await pass(9 * MINUTE)
    expect(await Promise.all(old.map(isThere))).toEqual([true, true])
    await pass(2 * MINUTE)
    expect(await Promise.all(old.map(isThere))).toEqual([false, false])
    expect(await Promise.all([...keys, shared].map(isThere))).toEqual([true, true, true])
  })

  test('cannot be linked after their deletion has started', async () => {
    const [key = ''] = await storeOrphanedFiles(plaza.services, [vase], 'webp')
    await plaza.rows('update platform.orphaned_files set deleting = true')
    expect(await code(transactAsSystem(plaza.services, (tx) => linkFiles(tx, [key])))).toBe('a file to link is not orphaned')
  })

  test('are deleted later when the store is unreachable or the process was killed, without blocking others', async () => {
    const [stuck = '', other = ''] = await storeOrphanedFiles(plaza.services, [vase, vase], 'webp')
    const remove = plaza.services.files.delete
    const away = vi.spyOn(plaza.services.files, 'delete').mockImplementation(async (key) => {
      if (key === stuck) throw new Error('the file store cannot be reached')
      return remove(key)
    })
    await expect(pass(26 * HOUR)).rejects.toThrow('1 files could not be deleted')
    expect([await isThere(stuck), await isThere(other)]).toEqual([true, false])
    away.mockRestore()
    await pass(61 * MINUTE)
    expect(await isThere(stuck)).toBe(false)
    expect(await plaza.rows('select from platform.orphaned_files')).toEqual([])
  })

  test('are deleted in several batches by one run', async () => {
    const keys = await storeOrphanedFiles(plaza.services, Array(120).fill(Buffer.from('x')), 'webp')
    await pass(26 * HOUR)
    expect((await Promise.all(keys.map(isThere))).filter(Boolean)).toEqual([])
  })
})

test('erasing an account deletes its uploads, but not linked files', async () => {
  const first = await upload()
  const second = await upload()
  const brunos = await upload(BRUNO)
  await transactAsSystem(plaza.services, async (tx) => {
    const { key } = await consumeUpload(tx, { uploadId: first.uploadId, senderId: AMIRA })
    await linkFiles(tx, [key])
  })
  await transactAsSystem(plaza.services, (tx) => eraseUploads(tx, AMIRA))
  await pass(MINUTE)
  expect(await Promise.all([first, second, brunos].map(({ url }) => isThere(keyOf(url))))).toEqual([true, false, true])
  expect(await plaza.rows('select sender_id from platform.uploads')).toEqual([{ sender_id: BRUNO }])
})
