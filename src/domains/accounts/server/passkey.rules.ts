export const MAX_PASSKEYS = 10
/** Time to answer a challenge. */
export const CHALLENGE_MS = 5 * 60_000

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** Whether `id` is base64url of at most 1023 bytes (WebAuthn §7.1). */
export function isPasskeyId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= 1364 && /^[\w-]+$/.test(id)
}

/** Filters the reported transports by those known. */
export function knownTransports(named: unknown): string[] {
  return Array.isArray(named) ? TRANSPORTS.filter((transport) => named.includes(transport)) : []
}
