export const MAX_PASSKEYS = 10
/** How long somebody may look for their device. */
export const CHALLENGE_MS = 5 * 60_000

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** At most 1023 bytes (WebAuthn §7.1), in base64url. */
export function isPasskeyId(id: unknown): id is string {
  return typeof id === 'string' && id.length <= 1364 && /^[\w-]+$/.test(id)
}

/** How a browser reaches the authenticator, as far as it says so in known words. */
export function knownTransports(named: unknown): string[] {
  return Array.isArray(named) ? TRANSPORTS.filter((transport) => named.includes(transport)) : []
}
