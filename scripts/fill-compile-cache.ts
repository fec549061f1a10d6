/** Loads what `npm start` loads, so that Node keeps it compiled in the folder of `NODE_COMPILE_CACHE`. */
import '#app/server/data-folder.ts'
import { loadPlaza } from '#app/server/load-plaza.ts'
import '#app/server/read-config.ts'
import '#app/server/startup-messages.ts'
import '#platform/server/migrate.ts'
import '#platform/server/postgres/check-database.ts'
import '#platform/server/postgres/cluster.ts'

await loadPlaza({ role: 'all' })
process.exit()
