/** Every topic that a domain sends has a handler in the web, and the reverse. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources, type SourceFile } from './schemas.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

type Found = { sent: Set<string>; handled: Set<string> }

function findTopics(files: readonly SourceFile[]): Found {
  const found: Found = { sent: new Set(), handled: new Set() }
  for (const { path, text } of files) {
    if (/\/server\/.*(?<!\.test)\.ts$/.test(path)) for (const [, topic = ''] of text.matchAll(/topic: '(\w+\.\w+)'/g)) found.sent.add(topic)
    if (!/\/web\/signals\.ts$/.test(path)) continue
    for (const [, topic = ''] of text.matchAll(/'(\w+\.\w+)'(?:: [(\w]|\(client)/g)) found.handled.add(topic)
  }
  return found
}

function topicViolations(files: readonly SourceFile[]): string[] {
  const { sent, handled } = findTopics(files)
  return [
    ...[...sent].filter((topic) => !handled.has(topic)).map((topic) => `${topic}: no web/signals.ts handles it`),
    ...[...handled].filter((topic) => !sent.has(topic)).map((topic) => `${topic}: nobody sends it`),
  ]
}

test('every topic has a sender and a handler', () => {
  const files = readSources(ROOT, 'src/domains/**/*.{ts,tsx}')
  expect(findTopics(files).sent.size).toBeGreaterThanOrEqual(12)
  expect(topicViolations(files)).toEqual([])
})

test('a planted topic without a handler, and a handler without a topic, are found', () => {
  const server = { path: 'src/domains/crm/server/signals.ts', text: "{ to: 'admins', topic: 'crm.lead', ids: [] }" }
  const web = { path: 'src/domains/crm/web/signals.ts', text: "{ 'crm.deal': (client) => {}, 'crm.note'(client) {} }" }
  expect(topicViolations([server])).toEqual(['crm.lead: no web/signals.ts handles it'])
  expect(topicViolations([web])).toEqual(['crm.deal: nobody sends it', 'crm.note: nobody sends it'])
})
