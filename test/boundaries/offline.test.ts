/**
 * Operations that may be queued offline: never money, rights or keys, and each has a name in every language. Answers that may be kept: none that
 * was asked with the token of a private link.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEPT_AREAS } from '#app/offline-pages.ts'
import { contract } from '#contract'
import { LANGUAGES } from '#platform/shared/language.ts'
import { findOfflineOperations } from '#platform/web/outbox/operations.vite.ts'
import { loadTranslations } from '#test/e2e/translations.ts'
import { findKeptTokens, findUnfit } from './offline.ts'

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

test('no query with a token in its key is kept on the device', () => {
  const sources = globSync('src/domains/*/web/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(findKeptTokens(sources, KEPT_AREAS)).toEqual([])
  const planted = (meta: string) =>
    `queryOptions({ queryKey: [language, 'crm', 'planted', token], queryFn: () => api.crm.planted({ token })${meta} })`
  expect(findKeptTokens([['planted.ts', planted('')]], KEPT_AREAS)).toHaveLength(1)
  expect(findKeptTokens([['planted.ts', planted(', meta: NOT_KEPT')]], KEPT_AREAS)).toEqual([])
  expect(findKeptTokens([['planted.ts', planted('').replace("'crm'", "'hr'")]], KEPT_AREAS)).toEqual([])
})
