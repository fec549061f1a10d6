/** Writes of administrators about money, roles and other people's content need a fresh proof, and all of them leave a trace. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { domains } from '#app/server/domains.ts'
import { handlerTexts, importedCommands } from '#test/boundaries/commands.ts'
import { readSources } from '#test/boundaries/schemas.ts'
import { adminWrites, type ReadModule, recordsAudit, resolve, withoutReauth } from './admin-writes.ts'
import { allOperations } from './operations.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WRITES = adminWrites(allOperations())

const readModule: ReadModule = (path) => (existsSync(ROOT + path) ? readFileSync(ROOT + path, 'utf8') : undefined)

describe('a reauthentication', () => {
  test('is asked for by every write of administrators, apart from those listed with a reason', () => {
    expect(WRITES.length).toBeGreaterThan(30)
    expect(withoutReauth(WRITES)).toEqual([])
  })

  test('that is missing, and a reason that is not needed, are found', () => {
    const planted = [
      { name: 'crm.admin.pay', meta: { access: 'admin', writes: true } },
      { name: 'crm.admin.close', meta: { access: 'admin', writes: true, reauth: true } },
      { name: 'crm.admin.list', meta: { access: 'admin', writes: false } },
      { name: 'crm.pay', meta: { access: 'workspace:crm', writes: true } },
    ] as const
    expect(withoutReauth(planted, { 'crm.admin.close': 'why' })).toEqual([
      'crm.admin.pay: no reauth',
      'crm.admin.close: listed for nothing',
    ])
  })
})

/** The module and name of the command behind an operation; null for shared commands of settings, which record by themselves. */
const handlers = handlerTexts(Object.fromEntries(domains.map(({ name, router }) => [name, router])))
function commandOf(operation: string): { path: string; name: string } | null {
  const [domain = ''] = operation.split('.')
  const handler = handlers.get(operation) ?? ''
  if (/\b\w+(?:Settings|Rates)\.update\(/.test(handler)) return null
  const sources = readSources(ROOT, `src/domains/${domain}/server/**/{http,*/http,http/*}.ts`)
  for (const source of sources) {
    for (const [name, from] of importedCommands([source])) {
      if (new RegExp(`\\b${name}\\)?\\(`).test(handler) && !from.endsWith('.sql.ts')) return { path: resolve(source.path, from), name }
    }
  }
  throw new Error(`${operation} calls no imported command`)
}

describe('an entry in the audit log', () => {
  test.each(WRITES.map(({ name }) => name))('is left by %s', (operation) => {
    const command = commandOf(operation)
    expect(command === null || recordsAudit(command.path, command.name, readModule), command?.path).toBe(true)
  })

  test('that a command forgets is missed', () => {
    const modules: Record<string, string> = {
      'crm/close.ts': "import { audited } from './audited.ts'\nexport async function close(tx) {\n  return audited(tx)\n}\n",
      'crm/audited.ts':
        'export async function audited(tx) {\n  await recordAudit(tx, {})\n}\nexport async function quiet(tx) {\n  return tx\n}\n',
      'crm/open.ts':
        "import { audited, quiet } from './audited.ts'\nexport async function open(tx) {\n  return quiet(tx)\n}\nasync function other(tx) {\n  return audited(tx)\n}\n",
    }
    const read: ReadModule = (path) => modules[path]
    expect(recordsAudit('crm/close.ts', 'close', read)).toBe(true)
    expect(recordsAudit('crm/open.ts', 'open', read)).toBe(false)
    expect(recordsAudit('crm/never.ts', 'never', read)).toBe(false)
  })
})
