import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_DECISION = 'dec_00000000000000000000000000'

export const domainRecords: DomainRecords = {
  records({ plaza, owner, idOf }) {
    /** A decision about Amira's profile. */
    async function decision(): Promise<string> {
      const id = `dec_${Math.random().toString(36).slice(2)}`
      await plaza.rows(
        `insert into moderation.decisions (id, resource_type, resource_id, action, reason, detected, user_id, opened_at, reports, decided_at)
        values ($1, 'user', $2, 'warn', 'spam', 'reports', $2, now(), 1, $3)`,
        [id, await idOf('amira'), plaza.services.now()],
      )
      return id
    }
    /** A private group of Amira's. She can create only some a day. */
    let group: Promise<string> | undefined
    const ofGroup = async (rest: object = {}) => {
      group ??= owner.call('groups.create', { name: 'Kiln owners', isPublic: false }).then(({ body }) => body.id)
      return { foreign: { groupId: await group, ...rest }, missing: { groupId: 'grp_00000000000000000000000000', ...rest } }
    }
    return {
      'moderation.groups.list': () => ofGroup(),
      'moderation.groups.decide': () => ofGroup({ type: 'post', id: 'post_missing', action: 'dismiss' }),
      'moderation.groups.decideMany': () => ofGroup({ records: [{ type: 'post', id: 'post_missing' }], action: 'dismiss' }),
      'moderation.decisions.get': async () => ({ foreign: { id: await decision() }, missing: { id: NO_DECISION } }),
      'moderation.decisions.appeal': async () => ({
        foreign: { id: await decision(), text: 'Please look again.' },
        missing: { id: NO_DECISION, text: 'Please look again.' },
      }),
    }
  },
}
