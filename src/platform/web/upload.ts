/** Sends a picture to where uploads go, telling how far it is. */
import { ORPCError } from '@orpc/client'
import { MAX_PICTURE_BYTES, PICTURE_TYPES, type PictureRefusal } from '#platform/shared/picture-limits.ts'
import type { UploadView } from '#platform/shared/uploads.ts'

type Watch = { signal: AbortSignal /** From 0 to 1. */; onProgress: (part: number) => void }

/** Why a file need not be sent at all; null when the server has to look at it. */
export function refusalOf({ type, size }: Pick<Blob, 'type' | 'size'>): PictureRefusal | null {
  // A browser that does not know a type says nothing.
  if (type !== '' && !(PICTURE_TYPES as readonly string[]).includes(type)) return 'type'
  return size > MAX_PICTURE_BYTES ? 'size' : null
}

/** Fails as operations fail: PICTURE_REFUSED, RATE_LIMITED, UNAUTHENTICATED, BUSY; with a TypeError when no answer came. */
export async function uploadPicture(file: Blob, { signal, onProgress }: Watch): Promise<UploadView> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadView>()
  const refusal = refusalOf(file)
  if (refusal) throw new ORPCError('PICTURE_REFUSED', { status: 422, data: { reason: refusal } })
  // Only this old interface tells how much of a body has left.
  const request = new XMLHttpRequest()
  request.open('PUT', '/uploads')
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => (request.status === 200 ? resolve(request.response) : reject(failureOf(request)))
  request.onerror = () => reject(new TypeError('No answer to an upload.'))
  request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(file)
  return promise
}

function failureOf({ status, response }: XMLHttpRequest): ORPCError<string, unknown> {
  const { code = 'INTERNAL_SERVER_ERROR', data } = (response ?? {}) as { code?: string; data?: unknown }
  return new ORPCError(code, { status, data })
}
