/** A self-signed certificate for one name, for servers that tests trust by its `cert`. */
import { generateKeyPairSync, sign } from 'node:crypto'

const DER = { integer: 0x02, bits: 0x03, bytes: 0x04, utf8: 0x0c, sequence: 0x30, set: 0x31, utcTime: 0x17 } as const
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex')

export function createTestCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = der(DER.sequence, ECDSA_WITH_SHA256)
  const person = der(DER.sequence, der(DER.set, der(DER.sequence, COMMON_NAME, der(DER.utf8, Buffer.from(name)))))
  const validity = der(DER.sequence, ...['200101000000Z', '490101000000Z'].map((time) => der(DER.utcTime, Buffer.from(time))))
  const names = der(DER.bytes, der(DER.sequence, der(0x82, Buffer.from(name))))
  const extensions = der(0xa3, der(DER.sequence, der(DER.sequence, SUBJECT_ALT_NAME, names)))
  const content = der(
    DER.sequence,
    der(0xa0, der(DER.integer, Buffer.from([2]))),
    der(DER.integer, Buffer.from([1])),
    algorithm,
    person,
    validity,
    person,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  )
  const signature = der(DER.bits, Buffer.from([0]), sign('sha256', content, privateKey))
  const cert = der(DER.sequence, content, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length =
    body.length < 0x80 ? [body.length] : body.length < 0x100 ? [0x81, body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
