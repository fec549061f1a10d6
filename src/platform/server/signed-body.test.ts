import { expect, test } from 'vitest'
import { isSigned, signBody } from './signed-body.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const body = Buffer.from('{"paid":true}')
const header = signBody(body, 'quiet', now)

test('a body is signed by one of the secrets, for five minutes', () => {
  expect(isSigned(header, body, ['quiet'], later(299))).toBe(true)
  expect(isSigned(header, body, ['new', 'quiet'], now)).toBe(true)
  expect(isSigned(`${header},v1=${'0'.repeat(64)}`, body, ['quiet'], now)).toBe(true)
})

test('another body, another secret, another time, and a missing signature are rejected', () => {
  expect(isSigned(header, Buffer.from('{"paid":true} '), ['quiet'], now)).toBe(false)
  expect(isSigned(header, body, ['loud'], now)).toBe(false)
  expect(isSigned(header, body, [], now)).toBe(false)
  expect(isSigned(header, body, ['quiet'], later(301))).toBe(false)
  expect(isSigned(header, body, ['quiet'], later(-301))).toBe(false)
  expect(isSigned(header.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`), body, ['quiet'], now)).toBe(false)
  for (const broken of [undefined, '', 't=,v1=', 't=1e400,v1=00', header.slice(0, -2), 'v1=00']) {
    expect(isSigned(broken, body, ['quiet'], now), broken).toBe(false)
  }
})
