/** `npm run rebuild`: makes the read models anew from what their owners say, in the database that `npm start` uses. */
import { rebuildListings } from '#domains/marketplace/server/rebuild-listings.ts'
import { withDatabase } from './with-database.ts'

await withDatabase('plaza rebuild', async ({ kernel }) => {
  console.log(`${await rebuildListings(kernel)} listings made anew.`)
})
