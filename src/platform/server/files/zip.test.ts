import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip.ts'

const AT = new Date('2026-11-21T12:00:00Z')
async function* these(...entries: ZipEntry[]) {
  yield* entries
}

test('an archive holds every file as it was, under its path in whatever script', async () => {
  const long = Buffer.from('moon jar '.repeat(100_000))
  const picture = Buffer.from('not really a picture')
  const archive = await zipOf(
    these({ path: 'words.json', bytes: long }, { path: 'files/خزف.webp', bytes: picture }, { path: 'empty.txt', bytes: Buffer.alloc(0) }),
    AT,
  )
  const files = unzipSync(archive)
  expect(Object.keys(files)).toEqual(['words.json', 'files/خزف.webp', 'empty.txt'])
  expect(Buffer.from(files['words.json'] ?? []).equals(long)).toBe(true)
  expect(strFromU8(files['files/خزف.webp'] ?? new Uint8Array())).toBe('not really a picture')
  expect(archive.length).toBeLessThan(long.length / 50)
})

test('an archive of nothing is one too', async () => {
  expect(unzipSync(await zipOf(these(), AT))).toEqual({})
})

test('a file that cannot be read makes no archive', async () => {
  async function* breaking(): AsyncGenerator<ZipEntry> {
    yield { path: 'a.json', bytes: Buffer.from('{}') }
    throw new Error('the store is away')
  }
  await expect(zipOf(breaking(), AT)).rejects.toThrow('the store is away')
})
