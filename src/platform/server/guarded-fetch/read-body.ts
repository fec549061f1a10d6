/** Reads a body under a limit that counts before and after decompression. */
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { FetchRefused } from './fetch-refused.ts'

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
}

export const ACCEPTED_ENCODINGS = 'gzip, br'

/** Throws `FetchRefused`: `size` and `encoding`; errors of the connection are passed on. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FetchRefused('size')
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  const pieces: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) pieces.push(piece)
  }
  if (encoding === 'identity' || encoding === '') await pipeline(response, limitTo(maxBytes), collect)
  else {
    const decoder = (Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined)?.()
    if (!decoder) throw new FetchRefused('encoding')
    await pipeline(response, limitTo(maxBytes), decoder, limitTo(maxBytes), collect).catch((error: unknown) => {
      throw isZlibError(error) ? new FetchRefused('encoding', error) : error
    })
  }
  return Buffer.concat(pieces)
}

function limitTo(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      if (bytes > maxBytes) done(new FetchRefused('size'))
      else done(null, piece)
    },
  })
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:Z_|ERR_(?!STREAM))/.test(String(error.code))
}
