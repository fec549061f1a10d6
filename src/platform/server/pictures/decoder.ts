/**
 * The one way to libvips. It opens the five kinds of pictures we take and nothing else, one picture at a time, on one thread,
 * and keeps nothing: a picture of 40 megapixels costs a few hundred megabytes while it is read.
 */
import type { Sharp, SharpOptions } from 'sharp'
import { shortQueue } from '../short-queue.ts'

const WAITING = 4
const DECODE_S = 20
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`)

export type OpenImage = (bytes: Buffer, options?: SharpOptions) => Sharp

const queue = shortQueue(WAITING)
let opening: Promise<OpenImage> | null = null

/** Runs `work` when it is its turn. Fails with BUSY when too many wait already. */
export function decode<T>(work: (open: OpenImage) => Promise<T>): Promise<T> {
  return queue(async () => {
    opening ??= load()
    return work(await opening)
  })
}

/** Loaded with the first picture: most processes never see one. */
async function load(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  return (bytes, options = {}) => sharp(bytes, { failOn: 'error', ...options }).timeout({ seconds: DECODE_S })
}
