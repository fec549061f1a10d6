/** One open stream of server-sent events. */
import type { ServerResponse } from 'node:http'
import type { StreamRights } from './rights.ts'

/** In bytes. A browser that reads slower than this is cut, and refetches everything when it comes back. */
const MAX_BUFFERED = 64 * 1024

export type Stream = {
  /** Null for a guest. */
  rights: StreamRights | null
  /** Limits count streams by it. */
  address: string
  /** When the rights began to be read. */
  checkedAt: number
  write(text: string): void
  /** Says goodbye with one more event. */
  end(text: string): void
}

/** `event` is one of: open, signals, everyone, anything, access, beat. */
export function formatEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

export function openStream(response: ServerResponse, about: Pick<Stream, 'rights' | 'address' | 'checkedAt'>): Stream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would collect the stream in its buffer.
    'x-accel-buffering': 'no',
  })
  return {
    ...about,
    write(text) {
      if (response.writableEnded || response.destroyed) return
      response.write(text)
      if (response.writableLength > MAX_BUFFERED) response.destroy()
    },
    end(text) {
      if (!response.writableEnded && !response.destroyed) response.end(text)
    },
  }
}
