/** What may wait without a connection: never money, rights or keys, and always with a name in every language. */
import { expect, test } from 'vitest'
import { contract } from '#contract'
import { LANGUAGES } from '#platform/shared/language.ts'
import { marked } from '#platform/web/outbox/operations.vite.ts'
import { wordsOf } from '#test/e2e/words.ts'
import { unfit } from './offline.ts'

const operation = (meta: object, method = 'POST', path = '/planted') => ({ '~orpc': { meta, route: { method, path }, errorMap: {} } })

test('nothing that moves money, rights or keys, and nothing that deletes, may wait', () => {
  expect(marked(contract)).toHaveLength(13)
  expect(unfit(contract)).toEqual([])
})

test('each that does is found', () => {
  const waits = { offline: true, writes: true, access: 'member' }
  const planted = {
    payments: { begin: operation(waits) },
    crm: {
      read: operation({ ...waits, writes: false }, 'GET'),
      prove: operation({ ...waits, proof: 'fresh' }),
      once: operation({ ...waits, repeat: 'refuse' }),
      assign: operation(waits, 'PUT', '/people/{id}/role'),
      drop: operation(waits, 'DELETE'),
      note: operation(waits),
    },
  }
  expect(unfit(planted)).toEqual([
    'payments.begin: payments never waits',
    'crm.read: is no write',
    'crm.prove: asks for a fresh proof',
    'crm.once: is not answered twice',
    'crm.assign: is about money, rights, keys or leaving',
    'crm.drop: deletes',
  ])
})

test('each that may wait has a name for the line it stands in', () => {
  for (const language of LANGUAGES) {
    const { say } = wordsOf(language)
    for (const name of marked(contract)) expect(say(name.replace('.', '.waiting.'))).not.toBe('')
  }
  expect(() => wordsOf('en').say('cart.waiting.planted')).toThrow()
})
