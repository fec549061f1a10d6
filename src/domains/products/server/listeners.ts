import { picturesNamed } from '#events/products.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { fetchPictures } from './jobs.ts'

export const listeners: readonly Listener[] = [
  listener('products.fetchPictures', [picturesNamed], async (tx, events) => {
    for (const { payload } of events) await enqueue(tx, fetchPictures, payload, tx.now)
  }),
]
