/** Feature checks for passkeys that do not need the WebAuthn library. */

/** Passkeys need a domain name: an IP address such as 127.0.0.1 cannot have any. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/** Whether the browser supports passkeys in autofill. */
export async function canOfferPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}

/** True when the user canceled or another request replaced this one. It is not shown as an error. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}
