import { expect, test } from 'vitest'
import { errorForLog } from './log.ts'

test('an error is logged with its message, code and stack, but without the fields that drivers attach', () => {
  const error = Object.assign(new Error('lost', { cause: new Error('reset') }), { code: 'EPIPE', client: { secretKey: 42, password: 'x' } })
  const logged = errorForLog(error)
  expect(logged).toMatchObject({ name: 'Error', message: 'lost', code: 'EPIPE', cause: { message: 'reset' } })
  expect(JSON.stringify(logged)).not.toMatch(/secretKey|password/)
  expect(errorForLog('plain')).toEqual({ message: 'plain' })
})
