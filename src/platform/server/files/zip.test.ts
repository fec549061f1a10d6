import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createZip, type ZipEntry } from './zip.ts'

const AT = new Date('2026-11-21T12:00:00Z')
async function* these(...entries: ZipEntry[]) {
  yield* entries
}

test('an archive contains every file unchanged, under its path in any script', async () => {
  const long = Buffer.from('moon jar '.repeat(100_000))
  const picture = Buffer.from('not really a picture')
  const archive = await createZip(
    these({ path: 'words.json', bytes: long }, { path: 'files/خزف.webp', bytes: picture }, { path: 'empty.txt', bytes: Buffer.alloc(0) }),
    AT,
  )
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual(['words.json', 'files/خزف.webp', 'empty.txt'])
  expect(Buffer.from(files['words.json'] ?? []).equals(long)).toBe(true)
  expect(strFromU8(files['files/خزف.webp'] ?? new Uint8Array())).toBe('not really a picture')
  expect(archive.length).toBeLessThan(long.length / 50)
})

test('an empty archive is valid', async () => {
  expect(unzipSync(await createZip(these(), AT))).toEqual({})
})

test('an unreadable file fails the archive', async () => {
  async function* breaking(): AsyncGenerator<ZipEntry> {
    yield { path: 'a.json', bytes: Buffer.from('{}') }
    throw new Error('the store is away')
  }
  await expect(createZip(breaking(), AT)).rejects.toThrow('the store is away')
})
