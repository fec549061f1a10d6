import { expect, test } from 'vitest'
import { errorForLog } from './log.ts'

test('an error is logged with what helps to find it, and with nothing a driver hung on it', () => {
  const error = Object.assign(new Error('lost', { cause: new Error('reset') }), { code: 'EPIPE', client: { secretKey: 42, password: 'x' } })
  const logged = errorForLog(error)
  expect(logged).toMatchObject({ name: 'Error', message: 'lost', code: 'EPIPE', cause: { message: 'reset' } })
  expect(JSON.stringify(logged)).not.toMatch(/secretKey|password/)
  expect(errorForLog('plain')).toEqual({ message: 'plain' })
})
