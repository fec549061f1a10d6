/** Takes a backup: rows of one snapshot, all files, and the manifest, into one file. */
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { FileStore } from '../files/file-store.ts'
import { createArchive } from './archive-writer.ts'
import type { TakenBackup } from './backup-service.ts'
import { FORMAT, MANIFEST_ENTRY, type Manifest } from './manifest.ts'
import { fingerprint, sealMaster } from './secret-seal.ts'
import { writeSnapshot } from './snapshot.ts'

/** What a backup is made of. */
export type BackupSource = {
  files: FileStore
  schemas: readonly string[]
  omitted: readonly string[]
  /** The master secret; null when there is none yet. */
  readMaster(): Buffer | null
  passphrase: string | null
  now(): Date
}

export const PLAZA_VERSION: string = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')).version

/** `client` holds the lock of backups (`backup-lock.ts`). After any failure there is no file. */
export async function takeBackup(
  client: pg.Client,
  source: BackupSource,
  { id, file }: { id: string; file: string },
): Promise<TakenBackup> {
  const archive = await createArchive(file)
  try {
    const takenAt = source.now().toISOString()
    const snapshot = await writeSnapshot(client, archive, source)
    const files: Manifest['files'] = []
    for await (const key of source.files.keys()) {
      const found = await source.files.get(key)
      if (found) files.push({ key, ...(await archive.addFile(`files/${key}`, found)) })
    }
    const secrets = await describeSecrets(source, id)
    const manifest: Manifest = {
      format: FORMAT,
      id,
      plaza: PLAZA_VERSION,
      takenAt,
      ...snapshot,
      omitted: [...source.omitted],
      files,
      secrets,
    }
    await archive.addText(MANIFEST_ENTRY, `${JSON.stringify(manifest, null, 1)}\n`)
    const bytes = await archive.finish()
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, snapshot.jobs.rows)
    return { id, file, bytes, rows, files: files.length, withSecrets: secrets.sealed !== null }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

async function describeSecrets({ readMaster, passphrase }: BackupSource, id: string): Promise<Manifest['secrets']> {
  const master = readMaster()
  if (!master) return { fingerprint: null, sealed: null }
  return { fingerprint: fingerprint(master), sealed: passphrase ? await sealMaster(master, passphrase, id) : null }
}
