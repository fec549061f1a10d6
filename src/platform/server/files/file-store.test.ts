/** Tests of the storage interface, run for the disk and for an S3-compatible server started here. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskFiles } from './disk-files.ts'
import { contentTypeFor, isPrivateKey, isRandomKey, newPrivateKey, newRandomKey } from './file-key.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'plaza-stores-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const VASE = Buffer.from('a picture of a vase')
const NOT_KEYS = [
  '',
  'vase.webp',
  '../../../etc/passwd',
  `..${'a'.repeat(38)}.webp`,
  `${'a'.repeat(40)}.webp/../x`,
  `${'a'.repeat(40)}/webp`,
  `${'a'.repeat(40)}.svg`,
  `${'a'.repeat(40)}.html`,
  `${'a'.repeat(40)}.webp\n`,
  `${'a'.repeat(40)}.webp\0`,
  `${'A'.repeat(40)}.webp`,
  `${'a'.repeat(39)}.webp`,
  `${'a'.repeat(33)}.webp`,
  `%2e%2e%2f${'a'.repeat(31)}.webp`,
  `${'l'.repeat(32)}.webp`,
  `${'a'.repeat(40)}.private.zip`,
  `${'a'.repeat(32)}.private`,
  `${'a'.repeat(32)}.private.private.zip`,
  `${'a'.repeat(32)}.PRIVATE.zip`,
]

test('a key has one of three formats; everything else is invalid', () => {
  expect(contentTypeFor(`${'a'.repeat(40)}.webp`)).toBe('image/webp')
  expect(contentTypeFor(newRandomKey('pdf'))).toBe('application/pdf')
  expect(contentTypeFor(newPrivateKey('zip'))).toBe('application/zip')
  for (const key of NOT_KEYS) expect(contentTypeFor(key), JSON.stringify(key)).toBeNull()
})

test('a random key is unique and does not reveal its file', () => {
  const keys = Array.from({ length: 1000 }, () => newRandomKey('webp'))
  expect(new Set(keys).size).toBe(1000)
  expect(keys.every((key) => /^[0-9a-z]{32}\.webp$/.test(key) && isRandomKey(key))).toBe(true)
})

test('a private key is unique too, and only private keys are private', () => {
  const key = newPrivateKey('zip')
  expect([isPrivateKey(key), isRandomKey(key)]).toEqual([true, true])
  for (const other of [newRandomKey('zip'), `${'a'.repeat(40)}.zip`]) expect(isPrivateKey(other), other).toBe(false)
})

describe.each([
  { name: 'on the disk', open: openDisk },
  { name: 'in S3', open: openS3 },
])('files $name', ({ open }) => {
  let store: FileStore
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ store, close } = await open())
  })
  afterAll(() => close())

  const read = async (key: string) => {
    const file = await store.get(key)
    return file && { ...file, body: await buffer(file.body) }
  }

  test('are read as they were stored, with their size and type', async () => {
    const key = await store.put(VASE, { extension: 'webp' })
    expect(await read(key)).toEqual({ size: VASE.length, contentType: 'image/webp', body: VASE })
    expect(await store.head(key)).toEqual({ size: VASE.length, contentType: 'image/webp' })
  })

  test('of the same content have one key, even when they are stored at the same moment', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => store.put(VASE, { extension: 'webp' })))
    expect(new Set(keys).size).toBe(1)
    expect(await store.put(Buffer.from('another vase'), { extension: 'webp' })).not.toBe(keys[0])
    expect(isRandomKey(keys[0] ?? '')).toBe(false)
  })

  test('from uploads get their own keys, even when their content is the same', async () => {
    const first = newRandomKey('webp')
    const second = newRandomKey('webp')
    for (const key of [first, second]) await store.write(key, VASE)
    await store.delete(first)
    expect(await store.get(first)).toBeNull()
    expect((await read(second))?.body).toEqual(VASE)
  })

  test('of some megabytes arrive whole', async () => {
    const key = newPrivateKey('zip')
    const bytes = Buffer.alloc(3_000_000, 'plaza ')
    await store.write(key, bytes)
    expect((await read(key))?.body.equals(bytes)).toBe(true)
  })

  test('can be empty', async () => {
    const key = await store.put(Buffer.alloc(0), { extension: 'pdf' })
    expect(await read(key)).toEqual({ size: 0, contentType: 'application/pdf', body: Buffer.alloc(0) })
  })

  test('that do not exist are null, and deleting them succeeds', async () => {
    const key = newRandomKey('webp')
    expect([await store.get(key), await store.head(key)]).toEqual([null, null])
    await store.delete(key)
  })

  test('are listed by their keys, each once', async () => {
    const listed = async () => {
      const found: string[] = []
      for await (const key of store.keys()) found.push(key)
      return found.sort()
    }
    const before = await listed()
    expect(before.length).toBeGreaterThan(2)
    const keys = [newRandomKey('webp'), newPrivateKey('zip')]
    for (const key of keys) await store.write(key, VASE)
    expect(await listed()).toEqual([...before, ...keys].sort())
    await store.delete(keys[0] ?? '')
    expect(await listed()).toEqual([...before, keys[1]].sort())
  })

  test('are never looked up with an invalid key, which is null and cannot be written or deleted', async () => {
    for (const key of NOT_KEYS) {
      expect([await store.get(key), await store.head(key)], JSON.stringify(key)).toEqual([null, null])
      await expect(store.write(key, VASE), JSON.stringify(key)).rejects.toThrow('not a key')
      await expect(store.delete(key), JSON.stringify(key)).rejects.toThrow('not a key')
    }
  })

  test('release their resources when the reader stops early', async () => {
    const key = newRandomKey('zip')
    await store.write(key, Buffer.alloc(2_000_000, 1))
    const file = await store.get(key)
    file?.body.destroy()
    await store.delete(key)
    expect(await store.head(key)).toBeNull()
  })
})

test('on disk no partial file remains', async () => {
  const { store, path } = openDisk()
  await Promise.all(Array.from({ length: 8 }, () => store.put(VASE, { extension: 'webp' })))
  expect(readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toHaveLength(1)
})

function openDisk() {
  const path = mkdtempSync(join(folder, 'disk-'))
  return { store: diskFiles(path), path, close: async () => {} }
}

async function openS3() {
  const directory = mkdtempSync(join(folder, 's3-'))
  const configureBuckets = [{ name: 'plaza', configs: [] }]
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}/`
  const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  return { store: s3Files({ endpoint, bucket: 'plaza', ...keys }), close: () => server.close() }
}
