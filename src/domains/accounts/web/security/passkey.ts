/** Making passkeys. Their library comes only when one is made. */
import { ORPCError } from '@orpc/client'
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { isDeclined } from '../entry/passkey-support.ts'

/** What the browser answers. Fails with PASSKEY_DECLINED, PASSKEY_EXISTS or PASSKEY_REFUSED, worded like the server's failures. */
export async function makePasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  try {
    const response = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
    return { ...response }
  } catch (error) {
    throw new ORPCError(codeOfRefusal(error))
  }
}

function codeOfRefusal(error: unknown): string {
  if (isDeclined(error)) return 'PASSKEY_DECLINED'
  return error instanceof Error && error.name === 'InvalidStateError' ? 'PASSKEY_EXISTS' : 'PASSKEY_REFUSED'
}
