/** Reads bodies of requests within limits. */
import type { IncomingMessage } from 'node:http'
import { ORPCError } from '@orpc/server'

/** A mebibyte: a field of a megabyte is read, so that the answer names it. */
const MAX_JSON_BYTES = 1_048_576
/** The deepest input of any operation has ten levels. Code that recurses over an input needs no limit of its own. */
const MAX_DEPTH = 32

/** Returns undefined for an empty body. Throws PAYLOAD_TOO_LARGE, and INVALID_INPUT when it isn't JSON in UTF-8 or is nested too deeply. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request, MAX_JSON_BYTES)
  if (!bytes) throw new ORPCError('PAYLOAD_TOO_LARGE')
  if (bytes.length === 0) return undefined
  const value = parseJson(bytes)
  if (isTooDeep(value)) throw unreadableBody('depth', { maximum: MAX_DEPTH })
  return value
}

export function unreadableBody(rule: 'unreadable' | 'depth', params: Record<string, number> = {}): ORPCError<'INVALID_INPUT', unknown> {
  return new ORPCError('INVALID_INPUT', { status: 400, data: { fields: [{ path: '', rule, params }] } })
}

/** Returns null when the body exceeds the limit. The request stays open, so that it can be answered. */
export function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let bytes = 0
    const collect = (piece: Buffer) => {
      bytes += piece.length
      pieces.push(piece)
      if (bytes <= maxBytes) return
      request.off('data', collect)
      resolve(null)
    }
    request.on('data', collect)
    request.on('end', () => resolve(Buffer.concat(pieces)))
    request.on('error', reject)
  })
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw unreadableBody('unreadable')
  }
}

/** Level by level, because recursion would end in a stack overflow. */
function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer)
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === MAX_DEPTH) return true
    level = level.flatMap((container) => Object.values(container).filter(isContainer))
  }
  return false
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
