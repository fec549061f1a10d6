/**
 * The private link of an order. Its token is derived from the order with a secret of the installation, so the same placement
 * can be answered again with the same link, and only its hash is stored: a copy of the database opens no order.
 */
import { createHash, createHmac } from 'node:crypto'
import type { Kernel } from '#platform/server/kernel.ts'

/** 26 characters, 156 bits. */
export function orderLinkToken({ secretFor }: Kernel, orderId: string): string {
  return createHmac('sha256', secretFor('order-link')).update(orderId).digest('base64url').slice(0, 26)
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
