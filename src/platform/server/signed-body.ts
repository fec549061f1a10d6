/**
 * Signatures of webhook bodies, `t=<seconds>,v1=<hex>`: an HMAC-SHA256 over time and body with a shared secret. Old signatures are
 * rejected, so that a recorded request cannot be replayed.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_S = 300

export function signBody(body: Buffer, secret: string | Buffer, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${computeDigest(time, body, secret).toString('hex')}`
}

/** Whether one of these secrets signed exactly this body, at most five minutes before or after `now`. */
export function isSigned(header: string | undefined, body: Buffer, secrets: readonly (string | Buffer)[], now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.split('='))
  const time = Number(parts.find(([key]) => key === 't')?.[1])
  if (!Number.isSafeInteger(time) || Math.abs(now.getTime() / 1000 - time) > TOLERANCE_S) return false
  const given = parts.flatMap(([key, value]) =>
    key === 'v1' && /^[0-9a-f]{64}$/.test(value ?? '') ? [Buffer.from(value ?? '', 'hex')] : [],
  )
  return secrets.some((secret) => {
    const wanted = computeDigest(time, body, secret)
    return given.some((signature) => timingSafeEqual(signature, wanted))
  })
}

function computeDigest(time: number, body: Buffer, secret: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}
