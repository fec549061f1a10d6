import { buffer } from 'node:stream/consumers'
import { exportReady } from '#facts/accounts.ts'
import { keepFiles, letGoOfFiles, putLoosePrivately } from '#platform/server/files/loose-files.ts'
import { type ZipEntry, zipOf } from '#platform/server/files/zip.ts'
import { defineTask } from '#platform/server/jobs.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { announce, transactAs } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { archiveReadme } from './archive-readme.ts'
import { exportById, setReady } from './exports.sql.ts'
import { EXPORT_KEPT_MS } from './jobs-exports.ts'
import { type MeRow, meOf } from './users.sql.ts'

/** Gathers what every domain keeps about one person and packs it. */
export const makeExport = defineTask<{ exportId: string }>('accounts:makeExport', async (kernel, { exportId }) => {
  const wanted = await exportById(kernel.db, exportId)
  const person = wanted?.state === 'preparing' ? await meOf(kernel.db, wanted.userId) : undefined
  if (!person || person.leavingSince) return
  const archive = await zipOf(entriesOf(kernel, person), kernel.now())
  const fileKey = await putLoosePrivately(kernel, archive, 'zip')
  await transactAs(kernel, async (tx) => {
    const expiresAt = new Date(tx.now.getTime() + EXPORT_KEPT_MS)
    const nobodyWaits = !(await setReady(tx.db, exportId, { fileKey, bytes: archive.length, readyAt: tx.now, expiresAt }))
    if (nobodyWaits) return letGoOfFiles(tx, [fileKey])
    await keepFiles(tx, [fileKey])
    announce(tx, exportReady({ userId: person.id, exportId }))
  })
})

async function* entriesOf(kernel: Kernel, { id, username, language }: MeRow): AsyncGenerator<ZipEntry> {
  yield text('README.txt', archiveReadme[language ?? FALLBACK_LANGUAGE]({ username, at: kernel.now() }))
  for (const { type, personal } of kernel.subjects.personal) {
    yield text(`${type}.json`, JSON.stringify(await personal.export(kernel.db, id), null, 2))
    for (const { path, key } of (await personal.files?.(kernel.db, id)) ?? []) {
      const file = await kernel.files.get(key)
      if (file) yield { path: `files/${path}`, bytes: await buffer(file.body) }
    }
  }
}

function text(path: string, content: string): ZipEntry {
  return { path, bytes: Buffer.from(content) }
}
