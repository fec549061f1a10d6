import type { DomainRecords } from '#test/security/record-scene.ts'

const MISSING = 'apr_00000000000000000000000000'

export const domainRecords: DomainRecords = {
  records({ plaza, workspace, idOf, inOwnWorkspace }) {
    /** An open request of somebody else, which the owner of the workspace decides. */
    async function request(id: string): Promise<string> {
      await plaza.rows(
        `insert into approvals.requests (id, workspace_id, kind, resource_type, resource_id, amount_minor, requested_at)
         values ($1, $2, 'finance.payout', 'payout', $1, 100, now()) on conflict do nothing`,
        [id, workspace],
      )
      await plaza.rows(
        `insert into approvals.steps (request_id, position, step, at) values ($1, 1, 'requested', now()) on conflict do nothing`,
        [id],
      )
      return id
    }
    /** Amira's substitute. */
    async function substitute(): Promise<string> {
      const id = 'sub_0000000000000000000000000a'
      await plaza.rows(
        `insert into approvals.substitutes (id, workspace_id, person_id, substitute_id, starts_at, ends_at, created_at)
         values ($1, $2, $3, $4, now(), now() + interval '1 day', now()) on conflict do nothing`,
        [id, workspace, await idOf('amira'), await idOf('elena')],
      )
      return id
    }
    const pair = async (letter: string, rest: object = {}) =>
      inOwnWorkspace({ requestId: await request(`apr_0000000000000000000000000${letter}`), ...rest }, { requestId: MISSING, ...rest })
    return {
      'approvals.requests.get': () => pair('a'),
      'approvals.requests.approve': () => pair('b', { note: '' }),
      'approvals.requests.reject': () => pair('c', { note: 'Too early.' }),
      'approvals.requests.withdraw': () => pair('d'),
      'approvals.substitutes.delete': async () => inOwnWorkspace({ id: await substitute() }, { id: 'sub_00000000000000000000000000' }),
    }
  },
  noRecord: { 'approvals.substitutes.create': 'names a colleague; everybody else is NOT_A_MEMBER' },
}
