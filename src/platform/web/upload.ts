/** Uploads files and reports the progress. */
import { ORPCError } from '@orpc/client'
import { MAX_PICTURE_BYTES, PICTURE_TYPES, type PictureRefusal } from '#platform/shared/picture-limits.ts'
import type { UploadView } from '#platform/shared/uploads.ts'

type UploadOptions = { signal: AbortSignal /** `part` is from 0 to 1. */; onProgress: (part: number) => void }

/** The reason to reject a file before sending; null when the server has to check it. */
export function findUploadRefusal({ type, size }: Pick<Blob, 'type' | 'size'>): PictureRefusal | null {
  // Browsers report an empty string for unknown types.
  if (type !== '' && !(PICTURE_TYPES as readonly string[]).includes(type)) return 'type'
  return size > MAX_PICTURE_BYTES ? 'size' : null
}

/**
 * `path`: where pictures of another kind are sent. Rejects with PICTURE_REFUSED, RATE_LIMITED, UNAUTHENTICATED or BUSY, or with a TypeError
 * when there was no answer.
 */
export async function uploadPicture(file: Blob, options: UploadOptions, path = '/uploads'): Promise<UploadView> {
  const refusal = findUploadRefusal(file)
  if (refusal) throw new ORPCError('PICTURE_REFUSED', { status: 422, data: { reason: refusal } })
  return putFile(path, file, options)
}

/** Sends a file as the body of a `PUT`. Rejects with the failure of the answer, or with a TypeError when there was none. */
export async function putFile<Reply>(path: string, file: Blob, { signal, onProgress }: UploadOptions): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  // Only XMLHttpRequest reports upload progress.
  const request = new XMLHttpRequest()
  request.open('PUT', path)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => (request.status === 200 ? resolve(request.response) : reject(toUploadError(request)))
  request.onerror = () => reject(new TypeError('No answer to an upload.'))
  request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(file)
  return promise
}

function toUploadError({ status, response }: XMLHttpRequest): ORPCError<string, unknown> {
  const { code = 'INTERNAL_SERVER_ERROR', data } = (response ?? {}) as { code?: string; data?: unknown }
  return new ORPCError(code, { status, data })
}
