/** The measured Plaza: a complete server as `npm start` runs it, on the benchmark's database. */

import { openPlaza } from '#app/server/plaza.ts'
import { readPlazaConfig } from '#app/server/read-config.ts'
import { serveRequests } from './processes.ts'

const config = readPlazaConfig(process.env)
const plaza = await openPlaza(config, config.databaseUrl ?? '')

serveRequests({ url: () => plaza.url, residentBytes: () => process.memoryUsage.rss() }, plaza.stop)
