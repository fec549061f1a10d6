import type { DomainRecords } from '#test/security/record-scene.ts'

export const domainRecords: DomainRecords = {
  records({ plaza, workspace, inOwnWorkspace }) {
    async function payout(): Promise<string> {
      const id = 'pot_0000000000000000000000000a'
      await plaza.rows(
        `insert into finance.payouts (id, workspace_id, currency, amount_minor, needs_second_approval, requested_at)
         values ($1, $2, 'USD', 100, false, now()) on conflict do nothing`,
        [id, workspace],
      )
      return id
    }
    return {
      'finance.payouts.get': async () => inOwnWorkspace({ id: await payout() }, { id: 'pot_00000000000000000000000000' }),
    }
  },
}
