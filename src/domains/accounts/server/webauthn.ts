/** What is asked of a browser about passkeys (WebAuthn), and whether its answer is true. The one file that knows their library. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { Kernel } from '#platform/server/kernel.ts'
import { CHALLENGE_MS, isPasskeyId, knownTransports } from './passkey.rules.ts'
import type { PasskeyRow } from './passkeys.sql.ts'
import type { Account } from './users.sql.ts'

/** What authenticators sign with. The library would offer ML-DSA too, which Node still calls an experiment. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

type Outside = Pick<Kernel, 'publicOrigin' | 'log'>
type Known = Pick<PasskeyRow, 'id' | 'transports'>

/** `options` go to the browser as they are; the answer has to hold `challenge`. */
export type Question = { challenge: string; options: Record<string, unknown> }
/** What a browser answers, as it came. */
export type Answer = Record<string, unknown>

/** Passkeys belong to the host that people type, whatever the path behind it; only pages of that origin may use them. */
function relyingParty({ publicOrigin }: Outside): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicOrigin)
  return { id: hostname, origin }
}

/** Asks for a new passkey that signs in without a name and proves that its owner is there. `known` are not made twice. */
export async function askForNewPasskey(outside: Outside, account: Account, known: readonly Known[]): Promise<Question> {
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Plaza', rpID: relyingParty(outside).id, userID: handleOf(account.id) },
    ...{ userName: account.email, userDisplayName: account.username, timeout: CHALLENGE_MS, attestationType: 'none' },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { challenge: options.challenge, options: { ...options } }
}

/** Asks for one of `known`, or for any that belongs here. */
export async function askForPasskey(outside: Outside, known: readonly Known[] = []): Promise<Question> {
  const options = await generateAuthenticationOptions({
    ...{ rpID: relyingParty(outside).id, userVerification: 'required', timeout: CHALLENGE_MS },
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
  })
  return { challenge: options.challenge, options: { ...options } }
}

export type NewPasskey = Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>

/** The passkey that was made for `challenge`, or null when anything about the answer is not right. */
export async function newPasskeyIn(outside: Outside, challenge: string, answer: Answer): Promise<NewPasskey | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(outside)
  const response = answer as unknown as RegistrationResponseJSON
  return orNull(outside, async () => {
    refuseCertificates(response.response.attestationObject)
    const { registrationInfo } = await verifyRegistrationResponse({
      ...{ response, expectedChallenge: challenge, expectedOrigin, expectedRPID },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    const passkey = registrationInfo?.credential
    if (!passkey || !isPasskeyId(passkey.id)) return null
    const { id, publicKey, counter, transports } = passkey
    return { id, publicKey: Buffer.from(publicKey), counter, transports: knownTransports(transports) }
  })
}

/** The counter of `passkey` after its answer to `challenge`, or null when anything about the answer is not right. */
export async function counterIn(outside: Outside, challenge: string, answer: Answer, passkey: PasskeyRow): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(outside)
  const response = answer as unknown as AuthenticationResponseJSON
  const { id, counter, publicKey } = passkey
  return orNull(outside, async () => {
    const { userHandle } = response.response
    if (userHandle && userHandle !== isoBase64URL.fromBuffer(handleOf(passkey.userId))) return null
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response, expectedChallenge: challenge, expectedOrigin, expectedRPID },
      credential: { id, counter, publicKey: new Uint8Array(publicKey) },
    })
    return verified ? authenticationInfo.newCounter : null
  })
}

function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(userId)
}

/**
 * What kind of device it is was not asked, so an answer that comes with certificates is none a browser gives; reading them
 * would mean fetching addresses that they name.
 */
function refuseCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const isSelfMade = attestation.get('fmt') === 'packed' && !attestation.get('attStmt').get('x5c')
  if (attestation.get('fmt') !== 'none' && !isSelfMade) throw new Error(`an attestation that was not asked for: ${attestation.get('fmt')}`)
}

/** The library throws at whatever is not right; why is for the log, not for the outside. */
async function orNull<T>({ log }: Outside, read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.message.slice(0, 300) : 'unknown' }, 'a passkey was refused')
    return null
  }
}
