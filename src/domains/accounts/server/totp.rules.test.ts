import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { enrollmentUri, matchTotpStep } from './totp.rules.ts'

/** The seed of RFC 6238, appendix B. Its codes have eight digits; ours are the last six. */
const SEED = Secret.fromLatin1('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at %i seconds the code of RFC 6238 is %s, of step %i', (seconds, code, step) => {
  expect(matchTotpStep(SEED, code, at(seconds))).toBe(step)
})

test('a code is valid one step early and one step late, and keeps its step', () => {
  for (const late of [-30, 0, 30]) expect(matchTotpStep(SEED, '050471', at(1_111_111_111 + late)), `${late}`).toBe(37_037_037)
  for (const late of [-60, 60]) expect(matchTotpStep(SEED, '050471', at(1_111_111_111 + late)), `${late}`).toBeNull()
})

test('a code may be typed in groups; anything else is invalid', () => {
  expect(matchTotpStep(SEED, '050 471', at(1_111_111_111))).toBe(37_037_037)
  for (const nonsense of ['', '05047', '0504711', '14050471', '50471', 'abcdef', '-50471', '050471\u0000', '٠٥٠٤٧١'])
    expect(matchTotpStep(SEED, nonsense, at(1_111_111_111)), nonsense).toBeNull()
})

test('the URI contains the account, the issuer and the parameters', () => {
  const uri = new URL(enrollmentUri(SEED, 'amira+shop@example.com'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toBe('/Plaza:amira+shop@example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({ issuer: 'Plaza', secret: SEED, algorithm: 'SHA1', digits: '6', period: '30' })
})
