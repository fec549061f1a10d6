/** Operations that may be queued offline: never money, rights or keys, and each has a name in every language. */
import { expect, test } from 'vitest'
import { contract } from '#contract'
import { LANGUAGES } from '#platform/shared/language.ts'
import { findOfflineOperations } from '#platform/web/outbox/operations.vite.ts'
import { loadTranslations } from '#test/e2e/translations.ts'
import { findUnfit } from './offline.ts'

const operation = (meta: object, method = 'POST', path = '/planted') => ({ '~orpc': { meta, route: { method, path }, errorMap: {} } })

test('no operation that moves money, rights or keys, or deletes, may be queued', () => {
  expect(findOfflineOperations(contract)).toHaveLength(19)
  expect(findUnfit(contract)).toEqual([])
})

test('each forbidden operation is found', () => {
  const waits = { offline: true, writes: true, access: 'member' }
  const planted = {
    payments: { begin: operation(waits) },
    crm: {
      read: operation({ ...waits, writes: false }, 'GET'),
      prove: operation({ ...waits, reauth: true }),
      once: operation({ ...waits, replay: 'reject' }),
      assign: operation(waits, 'PUT', '/people/{id}/role'),
      drop: operation(waits, 'DELETE'),
      note: operation(waits),
    },
  }
  expect(findUnfit(planted)).toEqual([
    'payments.begin: payments is never queued',
    'crm.read: is not a write',
    'crm.prove: requires re-authentication',
    'crm.once: cannot be replayed',
    'crm.assign: concerns money, rights, keys or closing an account',
    'crm.drop: deletes',
  ])
})

test('each queueable operation has a name for the queue', () => {
  for (const language of LANGUAGES) {
    const { say } = loadTranslations(language)
    for (const name of findOfflineOperations(contract)) expect(say(name.replace('.', '.waiting.'))).not.toBe('')
  }
  expect(() => loadTranslations('en').say('cart.waiting.planted')).toThrow()
})
