import type { MemberContext } from '#platform/server/services.ts'
import type { Signal } from '#platform/shared/signal.ts'
import { loadClosed } from './direct-state.ts'
import { isAccepted } from './parties.sql.ts'
import { loadPeople } from './people.sql.ts'
import { findPlace } from './place.ts'
import { loadReach } from './reach.ts'

/**
 * Says for some seconds that the member writes. Nothing is stored. People who switched it off neither send nor hear it, and nobody hears it
 * before a request is accepted.
 */
export async function typeText(
  ctx: MemberContext,
  { conversationId, writing }: { conversationId: string; writing: boolean },
): Promise<Record<string, never>> {
  const { services, userId } = ctx
  const reach = await loadReach(services.db, ctx.viewer)
  const place = await findPlace(services.db, reach, conversationId)
  const { own, others, asWorkspaceId } = place
  const [people, closed] = await Promise.all([
    loadPeople(services.db, [userId, ...others.map(({ partyId }) => partyId)]),
    loadClosed(services.db, place, services.now()),
  ])
  const shows = (id: string) => people.get(id)?.typing ?? true
  if (!isAccepted(own) || closed !== null || !shows(userId)) return {}
  const writer = asWorkspaceId === null ? userId : `workspace:${asWorkspaceId}`
  const ids = [`${conversationId} ${writer}${writing ? '' : '!'}`]
  const listeners = others.filter(
    ({ kind, partyId, folder }) => kind === 'workspace' || (folder === 'inbox' && shows(partyId) && !reach.hiddenIds.includes(partyId)),
  )
  services.signals.send(
    listeners.map(({ partyId, permission }): Signal => {
      const to = permission ? { workspace: partyId, permission } : { user: partyId }
      return { to, topic: 'messages.typing', ids }
    }),
  )
  return {}
}
