/** `npm run rebuild`: rebuilds the read models from their source tables in the database that `npm start` uses. */
import { rebuildListings } from '#domains/marketplace/server/rebuild-listings.ts'
import { rebuildDocuments } from '#domains/search/server/index.ts'
import { withDatabase } from './with-database.ts'

await withDatabase('plaza rebuild', async ({ services }) => {
  console.log(`${await rebuildListings(services)} listings rebuilt.`)
  console.log(`${await rebuildDocuments(services)} search documents rebuilt.`)
})
