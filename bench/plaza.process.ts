/** The Plaza that is measured: everything on, as `npm start` runs it, on the benchmark's database. */
import { openPlaza } from '#app/server/plaza.ts'
import { readConfig } from '#platform/server/config.ts'
import { answer } from './processes.ts'

const config = readConfig(process.env)
const plaza = await openPlaza(config, config.databaseUrl ?? '')

answer({ url: () => plaza.url, residentBytes: () => process.memoryUsage.rss() }, plaza.stop)
