import { once } from 'node:events'

type Target = NodeJS.EventEmitter & { write(chunk: Buffer): boolean; readonly destroyed: boolean }

/** Writes a chunk and waits until the stream takes the next. Rejects with the stream's error, also when it was closed before. */
export async function writeTo(stream: Target, chunk: Buffer): Promise<void> {
  if (!stream.destroyed && stream.write(chunk)) return
  if (!stream.destroyed) {
    const waiting = new AbortController()
    const { signal } = waiting
    // Both wait with listeners, which the abort removes.
    await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })]).finally(() => waiting.abort())
  }
  if (stream.destroyed) throw new Error('the stream was closed')
}
