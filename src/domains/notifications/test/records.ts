import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_NOTIFICATION = 'ntf_00000000000000000000000000'
const NO_CLEARING = 'clr_00000000000000000000000000'

export const domainRecords: DomainRecords = {
  records({ plaza, owner, idOf }) {
    let rows = 0
    async function notification(): Promise<string> {
      rows += 1
      const id = `ntf_sample${rows}`
      const userId = await idOf('amira')
      await plaza.rows(
        `insert into notifications.notifications (id, user_id, kind, target_type, target_id, href, params, event_count, in_bell, created_at, last_at)
          values ($1, $2, 'orders.placed', 'order', $1, '/orders', '{}', 1, true, now(), now())`,
        [id, userId],
      )
      await plaza.rows(
        `insert into notifications.counters (user_id, unread) values ($1, 1) on conflict (user_id) do update set unread = counters.unread + 1`,
        [userId],
      )
      return id
    }
    return {
      'notifications.read': async () => ({ foreign: { id: await notification() }, missing: { id: NO_NOTIFICATION } }),
      'notifications.restore': async () => {
        await notification()
        const { clearingId } = (await owner.call('notifications.clear')).body
        return { foreign: { clearingId }, missing: { clearingId: NO_CLEARING } }
      },
    }
  },
}
