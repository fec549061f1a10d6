/** Creates and verifies WebAuthn requests. Only this file uses the WebAuthn library. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { Services } from '#platform/server/services.ts'
import { CHALLENGE_MS, isPasskeyId, knownTransports } from './passkey.rules.ts'
import type { PasskeyRow } from './passkeys.sql.ts'
import type { Account } from './users.sql.ts'

/** Accepted signature algorithms. The library's default also includes ML-DSA, which is experimental in Node. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

type WebauthnServices = Pick<Services, 'publicOrigin' | 'log'>
type KnownPasskey = Pick<PasskeyRow, 'id' | 'transports'>

/** `options` are sent to the browser unchanged; its answer must contain `challenge`. */
export type WebauthnQuestion = { challenge: string; options: Record<string, unknown> }
/** The unvalidated answer of a browser. */
export type WebauthnAnswer = Record<string, unknown>

/** Passkeys are bound to the host of Plaza's public URL; only pages of that origin may use them. */
function relyingParty({ publicOrigin }: WebauthnServices): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicOrigin)
  return { id: hostname, origin }
}

/** Creates the options for a discoverable passkey with user verification. Passkeys in `known` are excluded. */
export async function createRegistrationQuestion(
  outside: WebauthnServices,
  account: Account,
  known: readonly KnownPasskey[],
): Promise<WebauthnQuestion> {
  const options = await generateRegistrationOptions({
    rpName: 'Plaza',
    rpID: relyingParty(outside).id,
    userID: userHandleFor(account.id),
    userName: account.email,
    userDisplayName: account.username,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { challenge: options.challenge, options: { ...options } }
}

/** Creates the options for one of the `known` passkeys, or for any passkey of this host. */
export async function createLoginQuestion(outside: WebauthnServices, known: readonly KnownPasskey[] = []): Promise<WebauthnQuestion> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(outside).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  })
  return { challenge: options.challenge, options: { ...options } }
}

export type NewPasskey = Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>

/** Returns the new passkey created for `challenge`; null when the answer is invalid. */
export async function verifyRegistration(outside: WebauthnServices, challenge: string, answer: WebauthnAnswer): Promise<NewPasskey | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(outside)
  const response = answer as unknown as RegistrationResponseJSON
  return nullOnFailure(outside, async () => {
    rejectFramed(response.response.clientDataJSON)
    rejectCertificates(response.response.attestationObject)
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    const passkey = registrationInfo?.credential
    if (!passkey || !isPasskeyId(passkey.id)) return null
    const { id, publicKey, counter, transports } = passkey
    return { id, publicKey: Buffer.from(publicKey), counter, transports: knownTransports(transports) }
  })
}

/** Returns the use counter of `passkey` after its answer to `challenge`; null when the answer is invalid. */
export async function verifyLogin(
  outside: WebauthnServices,
  challenge: string,
  answer: WebauthnAnswer,
  passkey: PasskeyRow,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(outside)
  const response = answer as unknown as AuthenticationResponseJSON
  const { id, counter, publicKey } = passkey
  return nullOnFailure(outside, async () => {
    const { userHandle, clientDataJSON } = response.response
    rejectFramed(clientDataJSON)
    if (userHandle && userHandle !== isoBase64URL.fromBuffer(userHandleFor(passkey.userId))) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential: { id, counter, publicKey: new Uint8Array(publicKey) },
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

function userHandleFor(userId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(userId)
}

/** Rejects answers from a frame of another site (WebAuthn §7.1 step 10, §7.2 step 14), which the library does not look at. */
function rejectFramed(clientDataJSON: string): void {
  const { crossOrigin = false } = JSON.parse(isoBase64URL.toUTF8String(clientDataJSON))
  if (crossOrigin !== false) throw new Error('the answer was given in a frame of another site')
}

/** Rejects answers with attestation certificates: none was requested, and verifying them would fetch URLs that they contain. */
function rejectCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const isSelfMade = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c')
  if (attestation.get('fmt') !== 'none' && !isSelfMade) throw new Error(`unexpected attestation format: ${attestation.get('fmt')}`)
}

/** The library throws for every invalid answer. The reason is logged and not returned to the client. */
async function nullOnFailure<T>({ log }: WebauthnServices, read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message.slice(0, 300) : 'unknown' }, 'a passkey was rejected')
    return null
  }
}
