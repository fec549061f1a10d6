/** Creates passkeys. This file is imported on demand, because it loads the WebAuthn library. */
import { ORPCError } from '@orpc/client'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { isDeclined } from '../entry/passkey-support.ts'

/** Returns the browser's response. Fails with PASSKEY_DECLINED, PASSKEY_EXISTS or PASSKEY_REFUSED, in the form of server failures. */
export async function createPasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  try {
    const response = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
    return { ...response }
  } catch (error) {
    throw new ORPCError(failureCodeFor(error))
  }
}

function failureCodeFor(error: unknown): string {
  if (isDeclined(error)) return 'PASSKEY_DECLINED'
  return error instanceof Error && error.name === 'InvalidStateError' ? 'PASSKEY_EXISTS' : 'PASSKEY_REFUSED'
}
