/** The life of a picture from its upload to its deletion, as an operation that changes an avatar leads it. */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { deleteLooseFiles, keepFiles, letGoOfFiles, putLoose } from '../files/loose-files.ts'
import { transactAs } from '../transact.ts'
import { makeVariants } from './make-variants.ts'
import { receiveUpload } from './receive-upload.ts'
import { eraseUploadsOf, findUpload, forgetOldUploads, takeUpload } from './take-upload.ts'

const [AMIRA, BRUNO] = ['usr_amira', 'usr_bruno']
const [MINUTE, HOUR] = [60_000, 3600_000]
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
  await plaza.rows('delete from platform.loose_files')
})
afterAll(() => plaza.close())

const upload = (senderId = AMIRA) => receiveUpload(plaza.kernel, { senderId, bytes: vase })
const keyOf = (url: string) => url.slice('/files/'.length)
const isThere = async (key: string) => (await plaza.kernel.files.head(key)) !== null
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )

/** What the timetable does after this long. */
async function pass(ms: number): Promise<void> {
  plaza.moveClock(ms)
  await forgetOldUploads.run(plaza.kernel, {})
  await deleteLooseFiles.run(plaza.kernel, {})
}

/** The verb, without a row to keep the keys in; `last` is what its transaction does at the end. */
async function setAvatar(uploadId: string, { senderId = AMIRA, old = [] as string[], last = () => {} } = {}) {
  const { key } = await findUpload(plaza.kernel.db, { uploadId, senderId }, plaza.kernel.now())
  const variants = await makeVariants(plaza.kernel, { key, crop: SQUARE, widths: [64, 128] })
  const keys = variants.sources.map((source) => source.key)
  await transactAs(plaza.kernel, async (tx) => {
    await takeUpload(tx, { uploadId, senderId })
    await keepFiles(tx, keys)
    await letGoOfFiles(tx, old)
    last()
  })
  return { variants, keys }
}

describe('an upload that is used', () => {
  test('becomes variants of the chosen part, which stay; the upload itself goes after a day', async () => {
    const { uploadId, url } = await upload()
    const { variants, keys } = await setAvatar(uploadId)
    expect(variants).toMatchObject({ width: 128, height: 128, sources: [{ width: 64 }, { width: 128 }] })
    await pass(26 * HOUR)
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true])
    expect(await isThere(keyOf(url))).toBe(false)
    const file = await plaza.kernel.files.get(keys[0] ?? '')
    expect(file && (await sharp(await buffer(file.body)).metadata())).toMatchObject({ format: 'webp', width: 64, height: 64 })
  })

  test('is used once, by its owner, within a day; else it is not there', async () => {
    const { uploadId } = await upload()
    expect(await code(setAvatar(uploadId, { senderId: BRUNO }))).toBe('NOT_FOUND')
    expect(await code(setAvatar('upl_nothing'))).toBe('NOT_FOUND')
    const taking = { uploadId, senderId: AMIRA }
    expect(await code(transactAs(plaza.kernel, (tx) => takeUpload(tx, { ...taking, senderId: BRUNO })))).toBe('NOT_FOUND')
    expect(await transactAs(plaza.kernel, (tx) => takeUpload(tx, taking))).toMatchObject({ width: 400, height: 200 })
    expect(await code(transactAs(plaza.kernel, (tx) => takeUpload(tx, taking)))).toBe('NOT_FOUND')

    const late = await upload()
    plaza.moveClock(24 * HOUR)
    expect(await code(setAvatar(late.uploadId))).toBe('NOT_FOUND')
    expect(await code(transactAs(plaza.kernel, (tx) => takeUpload(tx, { ...taking, uploadId: late.uploadId })))).toBe('NOT_FOUND')
  })

  test('twice at the same moment is used once', async () => {
    const { uploadId } = await upload()
    const outcomes = await Promise.all([code(setAvatar(uploadId)), code(setAvatar(uploadId))])
    expect(outcomes.sort()).toEqual(['NOT_FOUND', null].sort())
  })

  test('can be kept as it is', async () => {
    const { uploadId, url } = await upload()
    await transactAs(plaza.kernel, async (tx) => {
      const { key } = await takeUpload(tx, { uploadId, senderId: AMIRA })
      await keepFiles(tx, [key])
    })
    await pass(26 * HOUR)
    expect(await isThere(keyOf(url))).toBe(true)
  })
})

describe('what nobody keeps', () => {
  test('an upload of a day ago is deleted with its file, and not an hour before', async () => {
    const { url } = await upload()
    await pass(23 * HOUR)
    expect([await plaza.rows('select from platform.uploads'), await isThere(keyOf(url))]).toEqual([[{}], true])
    await pass(2 * HOUR)
    expect([await plaza.rows('select from platform.uploads'), await isThere(keyOf(url))]).toEqual([[], false])
    expect(await plaza.rows('select from platform.loose_files')).toEqual([])
  })

  test('variants of a change that failed are deleted, and the change can be tried again', async () => {
    const { uploadId } = await upload()
    const failing = setAvatar(uploadId, {
      last: () => {
        throw new Error('the row was not written')
      },
    })
    expect(await code(failing)).toBe('the row was not written')
    const { keys } = await setAvatar(uploadId)
    expect(await plaza.rows('select from platform.loose_files')).toHaveLength(3)
    await pass(26 * HOUR)
    expect(await plaza.rows('select from platform.loose_files')).toEqual([])
    expect(await Promise.all(keys.map(isThere))).toEqual([true, true])
  })

  test('pictures that were replaced go ten minutes later; what other rows may share stays', async () => {
    const { keys: old } = await setAvatar((await upload()).uploadId)
    const shared = await plaza.kernel.files.put(vase, { extension: 'webp' })
    const { keys } = await setAvatar((await upload()).uploadId, { old: [...old, shared] })
    await pass(9 * MINUTE)
    expect(await Promise.all(old.map(isThere))).toEqual([true, true])
    await pass(2 * MINUTE)
    expect(await Promise.all(old.map(isThere))).toEqual([false, false])
    expect(await Promise.all([...keys, shared].map(isThere))).toEqual([true, true, true])
  })

  test('cannot be kept once its deletion has begun', async () => {
    const [key = ''] = await putLoose(plaza.kernel, [vase], 'webp')
    await plaza.rows('update platform.loose_files set deleting = true')
    expect(await code(transactAs(plaza.kernel, (tx) => keepFiles(tx, [key])))).toBe('a file to keep is not loose')
  })

  test('is deleted later when the store is away, or the process died over it, and holds up no other', async () => {
    const [stuck = '', other = ''] = await putLoose(plaza.kernel, [vase, vase], 'webp')
    const remove = plaza.kernel.files.delete
    const away = vi.spyOn(plaza.kernel.files, 'delete').mockImplementation(async (key) => {
      if (key === stuck) throw new Error('the file store cannot be reached')
      return remove(key)
    })
    await expect(pass(26 * HOUR)).rejects.toThrow('1 files could not be deleted')
    expect([await isThere(stuck), await isThere(other)]).toEqual([true, false])
    away.mockRestore()
    await pass(61 * MINUTE)
    expect(await isThere(stuck)).toBe(false)
    expect(await plaza.rows('select from platform.loose_files')).toEqual([])
  })

  test('more than one batch is deleted in one go', async () => {
    const keys = await putLoose(plaza.kernel, Array(120).fill(Buffer.from('x')), 'webp')
    await pass(26 * HOUR)
    expect((await Promise.all(keys.map(isThere))).filter(Boolean)).toEqual([])
  })
})

test('who leaves takes their uploads along, but not what a row keeps', async () => {
  const [first, second] = [await upload(), await upload()]
  const brunos = await upload(BRUNO)
  await transactAs(plaza.kernel, async (tx) => {
    const { key } = await takeUpload(tx, { uploadId: first.uploadId, senderId: AMIRA })
    await keepFiles(tx, [key])
  })
  await transactAs(plaza.kernel, (tx) => eraseUploadsOf(tx, AMIRA))
  await pass(MINUTE)
  expect(await Promise.all([first, second, brunos].map(({ url }) => isThere(keyOf(url))))).toEqual([true, false, true])
  expect(await plaza.rows('select sender_id from platform.uploads')).toEqual([{ sender_id: BRUNO }])
})
