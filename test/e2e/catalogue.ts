/** Provides the component catalog and a browser to a file of tests. */
import { afterAll, beforeAll } from 'vitest'
import { Actor } from './actor.ts'
import { type OpenCatalogue, openCatalogue } from './open-catalogue.ts'
import { sharedBrowser } from './shared-browser.ts'

export type Catalogue = { arrive(options?: Parameters<typeof Actor.arrive>[2]): Promise<Actor> }

export function useCatalogue(): Catalogue {
  let catalogue: OpenCatalogue
  const visits: Actor[] = []

  beforeAll(async () => {
    const { PLAZA_CATALOGUE_BUILD: folder } = process.env
    if (!folder) throw new Error('the component catalog is not built: run the journeys with `npm test`')
    catalogue = await openCatalogue(folder)
  })
  afterAll(async () => {
    // A failed test leaves its visits open.
    await Promise.all(visits.map(({ context }) => context.close()))
    catalogue?.close()
  })
  return {
    async arrive(options) {
      const visitor = await Actor.arrive(await sharedBrowser(), catalogue.url, options)
      visits.push(visitor)
      return visitor
    },
  }
}
