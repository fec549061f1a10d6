/**
 * A software authenticator: creates passkeys and real signatures as a browser and its device would, so that the server's library verifies
 * them. `lies` changes an answer before it is signed.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Member } from './member.ts'

type Options = Record<string, unknown>
type Credential = { id: Buffer; rpId: string; userHandle: string; privateKey: KeyObject; counter: number }

export type ForgedFields = {
  /** The origin of the page. */
  origin?: string
  /** The relying party of the passkey. */
  rpId?: string
  challenge?: string
  /** Plaza is in a frame of another site. */
  crossOrigin?: boolean
  /** The user was not verified by finger, face or PIN. */
  unverified?: boolean
  counter?: number
  /** The claimed credential id. */
  id?: Buffer
  userHandle?: string
  /** The answer is signed by another key. */
  forged?: boolean
  transports?: unknown
  attestation?: Attestation
  /** The attestation is signed by the passkey's own key, which some authenticators do unasked. */
  selfAttested?: boolean
}

type Statement = Map<string, string | number | Uint8Array | Uint8Array[]>
export type Attestation = { fmt: string; attStmt: Statement }

const NO_ATTESTATION: Attestation = { fmt: 'none', attStmt: new Map() }
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

export class Authenticator {
  readonly credentials: Credential[] = []
  private readonly origin: string
  /** Whether it counts signatures; synced passkeys always report 0. */
  private readonly counts: boolean

  constructor(origin: string, { counts = true }: { counts?: boolean } = {}) {
    this.origin = origin
    this.counts = counts
  }

  /** `navigator.credentials.create`. */
  create(options: Options, lies: ForgedFields = {}): Options {
    const { rp, user, challenge } = options as { rp: { id: string }; user: { id: string }; challenge: string }
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = lies.id ?? randomBytes(32)
    const credential = { id, rpId: rp.id, userHandle: user.id, privateKey, counter: this.counts ? 1 : 0 }
    this.credentials.push(credential)
    const clientDataJSON = clientData('webauthn.create', { challenge, origin: this.origin, ...lies })
    const authData = Buffer.concat([
      this.authenticatorData(credential, WITH_CREDENTIAL, lies),
      Buffer.alloc(16),
      uint16(id.length),
      id,
      coseKey(publicKey),
    ])
    const itself = () => new Uint8Array(sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), privateKey))
    const { fmt, attStmt } = lies.attestation ?? (lies.selfAttested ? selfAttestation(itself()) : NO_ATTESTATION)
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Statement>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ]),
    )
    return answer(id, {
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: lies.transports ?? ['internal', 'hybrid'],
    })
  }

  /** `navigator.credentials.get`: answers with one of the requested passkeys, else with the newest. */
  get(options: Options, lies: ForgedFields = {}): Options {
    const { challenge, allowCredentials = [] } = options as { challenge: string; allowCredentials?: { id: string }[] }
    const asked = new Set(allowCredentials.map(({ id }) => id))
    const credential = this.credentials.findLast(({ id }) => asked.size === 0 || asked.has(id.toString('base64url')))
    if (!credential) throw new Error('none of the requested passkeys exists')
    if (this.counts) credential.counter += 1
    const clientDataJSON = clientData('webauthn.get', { challenge, origin: this.origin, ...lies })
    const authenticatorData = this.authenticatorData(credential, 0, lies)
    const key = lies.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : credential.privateKey
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), key)
    return answer(lies.id ?? credential.id, {
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: lies.userHandle ?? credential.userHandle,
    })
  }

  private authenticatorData({ rpId, counter }: Credential, flags: number, lies: ForgedFields): Buffer {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(lies.counter ?? counter)
    return Buffer.concat([sha256(Buffer.from(lies.rpId ?? rpId)), Buffer.of(PRESENT | (lies.unverified ? 0 : VERIFIED) | flags), counted])
  }
}

function selfAttestation(sig: Uint8Array): Attestation {
  return {
    fmt: 'packed',
    attStmt: new Map<string, number | Uint8Array>([
      ['alg', -7],
      ['sig', sig],
    ]),
  }
}

/** Creates a passkey for the signed-in, re-authenticated member. */
export async function enrollPasskey(browser: Member, device: Authenticator, lies: ForgedFields = {}) {
  const { challengeId, options } = (await browser.call('accounts.passkeys.begin')).body
  return browser.call('accounts.passkeys.add', { challengeId, name: 'Phone', response: device.create(options, lies) })
}

function answer(id: Buffer, response: Options): Options {
  const text = id.toString('base64url')
  return { id: text, rawId: text, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform', response }
}

type ClientData = { challenge: string; origin: string; crossOrigin?: boolean }

function clientData(type: string, { challenge, origin, crossOrigin = false }: ClientData): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
}

/** EC2, ES256, P-256 and the point (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    ),
  )
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
