/** The part of `npm run dev` that restarts: doors and workers. Pages come from Vite in the parent. */
import { readConfig } from '#platform/server/config.ts'
import { openPlaza } from './plaza.ts'
import { explain } from './start-failures.ts'

process.once('disconnect', () => process.exit())
try {
  const config = readConfig(process.env)
  if (!config.databaseUrl) throw new Error('dev.ts names the database')
  await openPlaza(config, config.databaseUrl)
  process.send?.('ready')
} catch (error) {
  console.error(explain(error) ?? error)
  process.exit(1)
}
