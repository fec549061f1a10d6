import { buffer } from 'node:stream/consumers'
import { exportReady } from '#events/accounts.ts'
import { linkFiles, storePrivateOrphanedFile, unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { createZip, type ZipEntry } from '#platform/server/files/zip.ts'
import { defineTask } from '#platform/server/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { archiveReadme } from './archive-readme.ts'
import { findExport, markExportReady } from './exports.sql.ts'
import { EXPORT_RETENTION_MS } from './jobs-exports.ts'
import { findMe, type MeRow } from './users.sql.ts'

/** Collects the personal data of all domains about one user in a zip archive. */
export const makeExport = defineTask<{ exportId: string }>('accounts:makeExport', async (services, { exportId }) => {
  const wanted = await findExport(services.db, exportId)
  const person = wanted?.state === 'preparing' ? await findMe(services.db, wanted.userId) : undefined
  if (!person || person.deletionRequestedAt) return
  const archive = await createZip(exportEntries(services, person), services.now())
  const fileKey = await storePrivateOrphanedFile(services, archive, 'zip')
  await transactAsSystem(services, async (tx) => {
    const expiresAt = new Date(tx.now.getTime() + EXPORT_RETENTION_MS)
    const obsolete = !(await markExportReady(tx.db, exportId, { fileKey, bytes: archive.length, readyAt: tx.now, expiresAt }))
    if (obsolete) return unlinkFiles(tx, [fileKey])
    await linkFiles(tx, [fileKey])
    publish(tx, exportReady({ userId: person.id, exportId }))
  })
})

async function* exportEntries(services: Services, { id, username, language }: MeRow): AsyncGenerator<ZipEntry> {
  yield textEntry('README.txt', archiveReadme[language ?? FALLBACK_LANGUAGE]({ username, at: services.now() }))
  for (const { type, personalData } of services.resources.personalData) {
    yield textEntry(`${type}.json`, JSON.stringify(await personalData.export(services.db, id), null, 2))
    for (const { path, key } of (await personalData.files?.(services.db, id)) ?? []) {
      const file = await services.files.get(key)
      if (file) yield { path: `files/${path}`, bytes: await buffer(file.body) }
    }
  }
}

function textEntry(path: string, content: string): ZipEntry {
  return { path, bytes: Buffer.from(content) }
}
