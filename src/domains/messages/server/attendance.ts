/** Who takes part in a conversation, as the reader may know: receipts and presence are mutual. */
import type { ConversationView } from '../contract.ts'
import type { Attendance } from './attendance.sql.ts'
import { isAccepted, type Party } from './parties.sql.ts'
import type { PartyNames } from './party-names.ts'
import type { Place } from './place.ts'
import type { Reach } from './reach.ts'

/** A visible page says once a minute that its person is there. */
const ONLINE_MS = 90_000

type People = ConversationView['people']

export function toPeople({ own, others }: Place, reach: Reach, names: PartyNames, attendance: readonly Attendance[], now: Date): People {
  const mine = attendance.find(({ userId }) => userId === reach.userId)
  const personIds = new Set([own, ...others].flatMap(({ kind, partyId }) => (kind === 'user' ? partyId : [])))
  const businesses = [own, ...others].filter(({ kind }) => kind === 'workspace')

  /** The people behind a party. Readers who are no party of the conversation read for its one business. */
  const behind = ({ kind, partyId }: Party): readonly Attendance[] =>
    kind === 'user'
      ? attendance.filter(({ userId }) => userId === partyId)
      : businesses.length === 1
        ? attendance.filter(({ userId }) => !personIds.has(userId))
        : []

  const toPerson = (party: Party): People[number] => {
    const isMe = party === own
    const isShown = isMe || (isAccepted(own) && isAccepted(party) && names.party(party).kind !== 'gone')
    const seen = isShown && mine ? behind(party) : []
    const reads = seen.filter(({ receipts }) => isMe || (receipts && mine?.receipts)).map(({ readTo }) => readTo)
    const times = seen.flatMap(({ presence, seenAt }) => (seenAt && (isMe || (presence && mine?.presence)) ? seenAt : []))
    const last = times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
    return {
      party: names.party(party),
      isMe,
      isOwner: party.isOwner,
      readTo: reads.length > 0 ? Math.max(...reads) : null,
      onlineAt: last?.toISOString() ?? null,
      online: last !== null && now.getTime() - last.getTime() < ONLINE_MS,
    }
  }
  return [own, ...others].map(toPerson)
}
