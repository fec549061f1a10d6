import { expect, test } from 'vitest'
import { serverCookie, serverCookieName } from './cookies.ts'

test('hazard 35: over https a cookie is sent over https only and to this host only, and never read by scripts', () => {
  expect(serverCookie('plaza_session', 'secret', { https: true })).toBe(
    '__Host-plaza_session=secret; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure',
  )
  expect(serverCookie('plaza_session', '', { https: true, maxAgeS: 0 })).toContain('Max-Age=0; HttpOnly')
  expect(serverCookieName('plaza_session', { https: false })).toBe('plaza_session')
})
