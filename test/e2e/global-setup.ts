/** Before the first journey, after the cluster: the demo story is told once, and every file of journeys has a copy of it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyDatabase } from '#test/cluster/test-database.ts'
import { openStoryPlaza } from './story-plaza.ts'

export default async function setup(): Promise<() => void> {
  const files = mkdtempSync(join(tmpdir(), 'plaza-told-'))
  const remove = () => rmSync(files, { recursive: true, force: true })
  try {
    const { url } = await createEmptyDatabase()
    await (await openStoryPlaza(url, { dataDir: files })).close()
    process.env['PLAZA_TOLD_DATABASE'] = new URL(url).pathname.slice(1)
    process.env['PLAZA_TOLD_FILES'] = files
    return remove
  } catch (error) {
    remove()
    throw error
  }
}
