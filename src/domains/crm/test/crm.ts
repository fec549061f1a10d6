/** Amira's contacts, in tests. */
import type { CallOptions, Member } from '#test/plaza/member.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import type { ContactView } from '../contract.ts'

export type Crm = Awaited<ReturnType<typeof openCrm>>

/** A setup that fails says why. */
function made<T extends { status: number; body: unknown }>({ status, body }: T): T['body'] {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

export async function openCrm(plaza: TestPlaza) {
  const amira = await plaza.member('amira')
  const workspace = await plaza.workspace('Dar Amira')
  const ask = (name: string, input: object = {}, by: Member = amira, options: CallOptions = {}) =>
    by.call(`crm.${name}`, input, { workspace, ...options })
  return {
    amira,
    workspace,
    ask,
    contact: async (name: string, rest: object = {}): Promise<ContactView> => made(await ask('contacts.create', { name, ...rest })),
    get: async (contactId: string): Promise<ContactView> => (await ask('contacts.get', { contactId })).body,
    log: async (contactId: string, rest: object = {}) =>
      (await ask('interactions.log', { contactId, type: 'call', date: '2026-11-02', ...rest })).body,
    names: async (input: object = {}): Promise<string[]> =>
      (await ask('contacts.list', input)).body.items.map(({ name }: ContactView) => name),
    events: async (id: string): Promise<string[]> =>
      (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [id])).map(
        ({ type }) => type,
      ),
  }
}
