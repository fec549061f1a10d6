/**
 * The only access to libvips. It decodes the five supported picture types, one picture at a time on one thread and without a
 * cache, because a picture of 40 megapixels takes a few hundred megabytes of memory.
 */
import type { Sharp, SharpOptions } from 'sharp'
import { createBoundedQueue } from '../bounded-queue.ts'

const WAITING = 4
const DECODE_S = 20
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`)

export type OpenImage = (bytes: Buffer, options?: SharpOptions) => Sharp

const queue = createBoundedQueue(WAITING)
let opening: Promise<OpenImage> | null = null

/** Queues `work`. Fails with BUSY when the queue is full. */
export function decode<T>(work: (open: OpenImage) => Promise<T>): Promise<T> {
  return queue(async () => {
    opening ??= load()
    return work(await opening)
  })
}

/** Loaded with the first picture, because most processes never decode one. */
async function load(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  return (bytes, options = {}) => sharp(bytes, { failOn: 'error', ...options }).timeout({ seconds: DECODE_S })
}
