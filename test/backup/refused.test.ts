/** Files that cannot be restored, and secrets that do not fit: refused before anything is written. */
import { createHash, randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupScope } from '#app/server/wiring.ts'
import { openBackups } from '#platform/server/backup/backups.ts'
import type { Manifest } from '#platform/server/backup/manifest.ts'
import { makeTrailer, TRAILER_BYTES } from '#platform/server/backup/trailer.ts'
import { newRandomKey } from '#platform/server/files/file-key.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { type EmptyPlace, openEmptyPlace } from './empty-place.ts'

const PASSPHRASE = 'seven mugs on a shelf'
const MASTER = 'cd'.repeat(32)
let plaza: TestPlaza
let place: EmptyPlace
let folder = ''
let whole: Buffer
let entries: { name: string; bytes: Buffer }[]
let manifest: Manifest

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-refused-'))
  plaza = await openTestPlaza()
  writeFileSync(join(plaza.dataDir, 'secrets'), JSON.stringify({ master: MASTER }))
  await plaza.services.files.write(newRandomKey('webp'), randomBytes(50_000))
  place = await openEmptyPlace()
  whole = readFileSync(await backup('whole', PASSPHRASE))
  entries = await unpack(whole)
  manifest = JSON.parse(entries.at(-1)?.bytes.toString() ?? '')
})
afterAll(async () => {
  await place.close()
  await plaza.close()
  rmSync(folder, { recursive: true, force: true })
})

async function backup(name: string, passphrase: string | null): Promise<string> {
  const config = { dataDir: plaza.dataDir, backup: { daily: false, passphrase } }
  const { databaseUrl, services } = plaza
  const backups = openBackups({ config, databaseUrl, files: services.files, scope: backupScope, now: services.now })
  const file = join(folder, name)
  await backups.take({ id: `bak_${'0'.repeat(26)}`, file }, async () => {})
  return file
}

async function unpack(file: Buffer): Promise<{ name: string; bytes: Buffer }[]> {
  const tar = extract()
  tar.end(zstdDecompressSync(file.subarray(0, -TRAILER_BYTES)))
  const found: { name: string; bytes: Buffer }[] = []
  for await (const entry of tar) found.push({ name: entry.header.name, bytes: await buffer(entry as AsyncIterable<Buffer>) })
  return found
}

/** A file with a valid trailer around any entries. */
async function seal(made: { name: string; bytes: Buffer; type?: 'symlink' }[]): Promise<Buffer> {
  const tar = pack()
  for (const { name, bytes, type } of made) {
    if (type) tar.entry({ name, type, linkname: '/etc/passwd' })
    else tar.entry({ name }, bytes)
  }
  tar.finalize()
  const body = zstdCompressSync(await buffer(tar as AsyncIterable<Buffer>))
  return Buffer.concat([body, makeTrailer(createHash('sha256').update(body).digest())])
}

const withManifest = (changed: object) => [
  ...entries.slice(0, -1),
  { name: 'manifest.json', bytes: Buffer.from(JSON.stringify({ ...manifest, ...changed })) },
]

async function refuse(bytes: Buffer, options: { passphrase?: string } = { passphrase: PASSPHRASE }): Promise<string> {
  const file = join(folder, 'refused')
  writeFileSync(file, bytes)
  const error = await place.restore(file, options).then(
    () => null,
    (failure: { problem?: { code: string } }) => failure,
  )
  expect(await place.content()).toBeNull()
  return error?.problem?.code ?? String(error)
}

test('the untouched backup is sound, so every refusal below has its own cause', async () => {
  expect(await seal(entries).then(unpack)).toEqual(entries)
  const other = await openEmptyPlace()
  const file = join(folder, 'sealed-again')
  writeFileSync(file, await seal(entries))
  await other.restore(file, { passphrase: PASSPHRASE })
  expect(await other.content()).not.toBeNull()
  await other.close()
})

test('a backup of an older Plaza is restored with its migrations, and then migrated', async () => {
  const newest = manifest.migrations.find(({ name }) => name.endsWith('_backups.sql'))
  const older = manifest.migrations.filter((each) => each !== newest)
  expect(older).toHaveLength(manifest.migrations.length - 1)
  const other = await openEmptyPlace()
  const file = join(folder, 'older')
  writeFileSync(file, await seal(withManifest({ migrations: older })))
  await other.restore(file, { passphrase: PASSPHRASE })
  const names = await other.rows<{ name: string }>('select name from public.plaza_migrations order by name')
  expect(names.map(({ name }) => name)).toEqual(manifest.migrations.map(({ name }) => name))
  expect(await other.rows('select from platform.backups')).toEqual([])
  await other.close()
})

describe('a damaged file', () => {
  test('with one changed bit anywhere is refused', async () => {
    const step = Math.floor(whole.length / 24)
    const positions = [
      ...Array.from({ length: 24 }, (_, index) => index * step),
      whole.length - 1,
      whole.length - TRAILER_BYTES,
      whole.length - 40,
    ]
    for (const position of positions) {
      const changed = Buffer.from(whole)
      changed.writeUInt8((changed[position] ?? 0) ^ 4, position)
      expect(await refuse(changed), `at ${position}`).toMatch(/^(damaged|not-a-backup)$/)
    }
  })

  test('that was cut off anywhere is refused', async () => {
    for (const length of [0, 1, TRAILER_BYTES - 1, TRAILER_BYTES, 1000, whole.length >> 1, whole.length - TRAILER_BYTES, whole.length - 1])
      expect(await refuse(whole.subarray(0, length)), `${length} bytes`).toBe('not-a-backup')
    // The right end behind a body that lost its second half.
    const end = whole.subarray(-TRAILER_BYTES)
    expect(await refuse(Buffer.concat([whole.subarray(0, whole.length >> 1), end]))).toBe('damaged')
  })

  test('whose parts do not match its manifest is refused', async () => {
    const [first, ...others] = entries
    if (!first) throw new Error('the backup has no entries')
    const table = manifest.tables.find(({ rows }) => rows > 1) ?? manifest.tables[0]
    const wrong: [string, { name: string; bytes: Buffer }[]][] = [
      ['a table is missing', others],
      ['a table is there twice', [first, others[0] ?? first, first, ...others]],
      ['a row was changed', [{ ...first, bytes: Buffer.concat([first.bytes.subarray(0, -1), Buffer.from('x')]) }, ...others]],
      ['a piece is missing', [{ ...first, name: first.name.replace('000001', '000002') }, ...others]],
      ['there is one file more', [{ name: `files/${newRandomKey('pdf')}`, bytes: Buffer.from('?') }, ...entries]],
      ['something follows the manifest', [...entries, first]],
      ['no manifest', entries.slice(0, -1)],
      ['a manifest that is no JSON', [...entries.slice(0, -1), { name: 'manifest.json', bytes: Buffer.from('{') }]],
      ['a table is not listed', withManifest({ tables: manifest.tables.filter(({ name }) => name !== table?.name) })],
      ['another format', withManifest({ format: 2 })],
      [
        'rows were counted wrong',
        withManifest({ tables: manifest.tables.map((each) => (each === table ? { ...each, rows: each.rows + 1 } : each)) }),
      ],
      [
        'a column is missing',
        withManifest({ tables: manifest.tables.map((each) => (each === table ? { ...each, columns: each.columns.slice(1) } : each)) }),
      ],
      [
        'an empty table is forgotten',
        withManifest({
          tables: manifest.tables.filter(
            ({ bytes }, index) => bytes > 0 || index !== manifest.tables.findIndex((each) => each.bytes === 0),
          ),
        }),
      ],
    ]
    for (const [what, made] of wrong) expect(await refuse(await seal(made)), what).toBe('damaged')
  })
})

describe('a foreign file', () => {
  test('of any kind is refused', async () => {
    const tar = pack()
    tar.entry({ name: 'rows/orders.orders/000001' }, 'x')
    tar.finalize()
    const archive = await buffer(tar as AsyncIterable<Buffer>)
    for (const bytes of [randomBytes(5000), archive, gzipSync(archive), zstdCompressSync(archive), Buffer.from('%PDF-1.7')])
      expect(await refuse(bytes)).toBe('not-a-backup')
  })

  test('with a path of its own in it is refused', async () => {
    for (const name of [
      'files/../../etc/passwd',
      '../secrets',
      '/etc/passwd',
      `files/../${newRandomKey('webp')}`,
      `files/${newRandomKey('webp')}/x`,
      'rows/pg_catalog.pg_authid"/000001',
      'rows/../000001',
    ])
      expect(await refuse(await seal([{ name, bytes: Buffer.from('x') }, ...entries])), name).toBe('damaged')
    expect(await refuse(await seal([{ name: 'files/x', bytes: Buffer.alloc(0), type: 'symlink' }, ...entries]))).toBe('damaged')
    const key = '../../../etc/cron.d/plaza'
    expect(await refuse(await seal(withManifest({ files: [...manifest.files, { key, bytes: 0, sha256: '0'.repeat(64) }] })))).toBe(
      'damaged',
    )
  })

  test('of a newer Plaza, or of one with another migration, is refused by name', async () => {
    const [first] = manifest.migrations
    const future = { name: '20991231_2359_future.sql', hash: '0'.repeat(64) }
    expect(await refuse(await seal(withManifest({ migrations: [...manifest.migrations, future] })))).toBe('newer-plaza')
    expect(await refuse(await seal(withManifest({ migrations: [{ ...first, hash: '0'.repeat(64) }] })))).toBe('newer-plaza')
  })
})

describe('the secrets of a backup', () => {
  test('open with their passphrase only', async () => {
    expect(await refuse(whole, { passphrase: 'seven mugs on a table' })).toBe('passphrase-wrong')
    expect(await refuse(whole, {})).toBe('passphrase-missing')
    expect(whole.includes(MASTER) || zstdDecompressSync(whole.subarray(0, -TRAILER_BYTES)).includes(MASTER)).toBe(false)
  })

  test('are asked for when the backup has none, and found in the data folder when they were copied', async () => {
    const bare = await backup('bare', null)
    expect(await refuse(readFileSync(bare), {})).toBe('secrets-missing')

    const stranger = await openEmptyPlace()
    writeFileSync(join(stranger.dataDir, 'secrets'), JSON.stringify({ master: 'ef'.repeat(32) }))
    await expect(stranger.restore(bare)).rejects.toMatchObject({ problem: { code: 'secrets-differ' } })
    copyFileSync(join(plaza.dataDir, 'secrets'), join(stranger.dataDir, 'secrets'))
    await stranger.restore(bare)
    expect(await stranger.rows('select from accounts.users limit 1')).toHaveLength(1)
    await stranger.close()

    const lost = await openEmptyPlace()
    await lost.restore(bare, { without: true })
    expect(await lost.rows('select from accounts.users limit 1')).toHaveLength(1)
    await lost.close()
  })
})

describe('a place that is not empty', () => {
  test('is refused: a foreign table, or files of another Plaza', async () => {
    const file = join(folder, 'whole')
    const other = await openEmptyPlace()
    await other.rows('create table public.notes (text text)')
    await expect(other.restore(file, { passphrase: PASSPHRASE })).rejects.toMatchObject({
      problem: { code: 'database-not-empty', table: 'public.notes' },
    })
    await other.rows('drop table public.notes')
    mkdirSync(join(other.dataDir, 'files', 'ab'), { recursive: true })
    await expect(other.restore(file, { passphrase: PASSPHRASE })).rejects.toMatchObject({ problem: { code: 'files-not-empty' } })
    await other.close()
  })
})
