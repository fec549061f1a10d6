/** Background tasks: pictures that product files name by their URLs. */
import { openGuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import { defineTask, enqueue, type Task } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { fetchNamedPictures } from './pictures-by-url/fetch-named-pictures.ts'
import type { ProductKey } from './pictures-by-url/picture-urls.sql.ts'

const RETRY_DELAY_MS = 10 * 60_000

export const fetchPictures: Task = defineTask<ProductKey>('products:fetchPictures', async (services, product) => {
  if (!(await fetchNamedPictures(services, product, openGuardedFetch()))) return
  await transactAsSystem(services, (tx) => enqueue(tx, fetchPictures, product, new Date(tx.now.getTime() + RETRY_DELAY_MS)))
})
