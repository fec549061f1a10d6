/** Links to files: signed and short-lived, so that a forwarded one is worth little. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/server/services.ts'

const MINUTES = 10
const LINK = /^(ORD-[0-9A-Z]{10})\.(\d{1,5})\.(pfl_[0-9a-z]{1,40})\.(\d{1,15})\.([\w-]{43})$/

type File = { orderId: string; position: number; fileId: string }

export const DOWNLOADS = '/downloads/'

export function downloadUrl({ secretFor, now }: Services, { orderId, position, fileId }: File): string {
  const subject = [orderId, position, fileId, now().getTime() + MINUTES * 60_000].join('.')
  return `${DOWNLOADS}${subject}.${sign(secretFor, subject)}`
}

/** Null for a link that expired or that Plaza did not make. */
export function readDownloadPath({ secretFor, now }: Services, path: string): File | null {
  const [, orderId = '', position, fileId = '', until, signature = ''] = LINK.exec(path.slice(DOWNLOADS.length)) ?? []
  if (signature === '' || Number(until) <= now().getTime()) return null
  const expected = sign(secretFor, [orderId, position, fileId, until].join('.'))
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? { orderId, position: Number(position), fileId } : null
}

function sign(secretFor: Services['secretFor'], subject: string): string {
  return createHmac('sha256', secretFor('orders download links')).update(subject).digest('base64url')
}
