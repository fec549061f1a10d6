/** Runs before the first journey: seeds the demo data once, copied for every file of journeys, and builds the component catalog. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyDatabase } from '#test/cluster/test-database.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { openDemoPlaza } from './demo-plaza.ts'

export default async function setup(): Promise<() => void> {
  const files = mkdtempSync(join(tmpdir(), 'plaza-demo-'))
  const remove = () => rmSync(files, { recursive: true, force: true })
  try {
    const [database, catalogue] = await Promise.all([seedDemoDatabase(files), buildCatalogue()])
    process.env['PLAZA_DEMO_DATABASE'] = database
    process.env['PLAZA_DEMO_FILES'] = files
    process.env['PLAZA_CATALOGUE_BUILD'] = catalogue
    return remove
  } catch (error) {
    remove()
    throw error
  }
}

/** Returns the name of the database. */
async function seedDemoDatabase(dataDir: string): Promise<string> {
  const { url } = await createEmptyDatabase()
  await (await openDemoPlaza(url, { dataDir })).close()
  return new URL(url).pathname.slice(1)
}
