/** Requests passkeys. This file is imported on demand, because it loads the WebAuthn library. */
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'

/**
 * Requests a passkey. `offered`: the browser lists passkeys in its autofill until `cancelPasskeyRequest` or another request. Use
 * `isDeclined` to tell a canceled request from a failure.
 */
export async function requestPasskey(
  options: Record<string, unknown>,
  { offered }: { offered: boolean },
): Promise<Record<string, unknown>> {
  const response = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: offered,
  })
  return { ...response }
}

export function cancelPasskeyRequest(): void {
  WebAuthnAbortService.cancelCeremony()
}
