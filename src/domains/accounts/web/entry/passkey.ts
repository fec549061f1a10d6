/** Passkeys, whose library comes only when one is wanted. */
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'

/**
 * Asks for a passkey. `offered`: the browser lists it among what it fills in, until `stopAsking` or until another one is
 * asked for. Throws what `isDeclined` tells apart from a failure.
 */
export async function askForPasskey(options: Record<string, unknown>, { offered }: { offered: boolean }): Promise<Record<string, unknown>> {
  const response = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: offered,
  })
  return { ...response }
}

export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}
