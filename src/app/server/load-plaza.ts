/** Loads the server and the build of the web, which take seconds of one core, while PostgreSQL starts and is migrated. */
import { globSync } from 'node:fs'
import { setImmediate as pause } from 'node:timers/promises'
import type { Config } from '#platform/server/config.ts'

const HERE = new URL('.', import.meta.url)

/** An import blocks the process until all of its modules are loaded, so it is divided: between the domains the database has its turn. */
export async function loadPlaza({ role }: Pick<Config, 'role'>, { isBuilt } = { isBuilt: true }): Promise<typeof import('./plaza.ts')> {
  for (const file of globSync('../../domains/*/server/domain.ts', { cwd: HERE }).sort()) {
    await pause()
    await import(new URL(file, HERE).href)
  }
  await pause()
  const plaza = await import('./plaza.ts')
  if (role === 'worker' || !isBuilt) return plaza
  await pause()
  const { loadWebBuild } = await import('./documents.ts')
  // `openPlaza` loads it too, and reports what is wrong with it.
  await loadWebBuild().catch(() => {})
  return plaza
}
