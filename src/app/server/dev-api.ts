/** The child process of `npm run dev` that restarts: entry points and workers. The parent serves pages through Vite. */

import { openPlaza } from './plaza.ts'
import { readPlazaConfig } from './read-config.ts'
import { explainStartupError } from './startup-messages.ts'

process.once('disconnect', () => process.exit())
try {
  const config = readPlazaConfig(process.env)
  if (!config.databaseUrl) throw new Error('dev.ts must set DATABASE_URL')
  await openPlaza(config, config.databaseUrl)
  process.send?.('ready')
} catch (error) {
  console.error(explainStartupError(error) ?? error)
  process.exit(1)
}
