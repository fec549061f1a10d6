import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { domains } from '#app/server/domains.ts'
import { contract } from '#contract'
import { commandProblem, handlerTexts, importedCommands } from './commands.ts'
import { listWrites } from './editing.ts'
import { readSources } from './schemas.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

function commandsOf(domain: string): Map<string, string> {
  return importedCommands(readSources(ROOT, `src/domains/${domain}/server/**/{http,*/http,http/*}.ts`))
}

describe('an operation that writes is a file', () => {
  const handlers = handlerTexts(Object.fromEntries(domains.map(({ name, router }) => [name, router])))

  test('its handler calls one command, whose file has its name', () => {
    const writes = listWrites(contract)
    expect(writes.length).toBeGreaterThan(150)
    const commands = new Map(domains.map(({ name }) => [name, commandsOf(name)]))
    const problems = writes.map(({ name }) =>
      commandProblem(name, handlers.get(name) ?? '', commands.get(name.split('.')[0] ?? '') ?? new Map()),
    )
    expect(problems.filter((problem) => problem !== null)).toEqual([])
  })

  test('planted violations are found', () => {
    const http = {
      path: 'src/domains/crm/server/http.ts',
      text: "import { addDeal, closeDeal } from './add-deal.ts'\nimport { saveContact } from './save-contact.ts'",
    }
    const commands = importedCommands([http])
    expect(commandProblem('crm.deals.add', '({ input }) => (0, mod.addDeal)(ctx, input)', commands)).toBeNull()
    expect(commandProblem('crm.deals.close', '({ input }) => closeDeal(ctx, input)', commands)).toMatch('closeDeal is in add-deal.ts')
    expect(commandProblem('crm.contacts.update', '() => saveContact(ctx)', commands)).toMatch('is called saveContact')
    expect(commandProblem('crm.contacts.save', '() => saveContact(addDeal(ctx))', commands)).toMatch('calls saveContact and addDeal')
    expect(commandProblem('crm.contacts.save', '() => ctx.services.db.save()', commands)).toMatch('no imported command')
  })
})
