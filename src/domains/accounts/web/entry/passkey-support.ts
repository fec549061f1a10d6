/** What can be known about passkeys without their library. */

/** A passkey belongs to a name: there is none for a bare address like 127.0.0.1. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/** Whether the browser can list passkeys among what it fills in. */
export async function canOfferPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}

/** The person changed their mind, or something else was asked for meanwhile: nobody has to hear of it. */
export function isDeclined(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}
