import type { Kernel } from '#platform/server/kernel.ts'
import { derivedToken } from '#platform/server/secret-tokens.ts'

/** Of the link that calls a notice off; the same in every mail about it. */
export function noticeToken(kernel: Pick<Kernel, 'secretFor'>, noticeId: string): string {
  return derivedToken(kernel, 'stock notice', noticeId)
}

export function noticeLink(kernel: Pick<Kernel, 'secretFor'>, noticeId: string): string {
  return `/stock-notice?token=${noticeToken(kernel, noticeId)}`
}
