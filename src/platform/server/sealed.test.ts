import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = randomBytes(32)

test('a sealed secret can be unsealed with its key and context, and differs each time', () => {
  for (const text of ['JBSWY3DPEHPK3PXP', '', 'كلمة سرّ', 'x'.repeat(10_000)]) {
    const sealed = seal(key, text, 'accounts.totp usr_amira')
    expect(sealed).toMatch(/^sealed1\.[\w-]+$/)
    expect(unseal(key, sealed, 'accounts.totp usr_amira')).toBe(text)
    expect(seal(key, text, 'accounts.totp usr_amira')).not.toBe(sealed)
  }
})

test('it cannot be unsealed with another key or in another row', () => {
  const sealed = seal(key, 'JBSWY3DPEHPK3PXP', 'accounts.totp usr_amira')
  expect(() => unseal(randomBytes(32), sealed, 'accounts.totp usr_amira')).toThrow()
  expect(() => unseal(key, sealed, 'accounts.totp usr_bruno')).toThrow()
})

test('no bit can be changed, removed or added', () => {
  const [prefix, body = ''] = seal(key, 'JBSWY3DPEHPK3PXP', 'totp').split('.')
  const bytes = Buffer.from(body, 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(index) ^ 1, index)
    expect(() => unseal(key, `${prefix}.${changed.toString('base64url')}`, 'totp'), `byte ${index}`).toThrow()
    expect(() => unseal(key, `${prefix}.${bytes.subarray(0, index).toString('base64url')}`, 'totp'), `cut at ${index}`).toThrow()
  }
  expect(() => unseal(key, `${prefix}.${Buffer.concat([bytes, Buffer.of(0)]).toString('base64url')}`, 'totp')).toThrow()
  expect(() => unseal(key, `sealed2.${body}`, 'totp')).toThrow('unknown version')
  expect(() => unseal(key, 'JBSWY3DPEHPK3PXP', 'totp')).toThrow('unknown version')
})
