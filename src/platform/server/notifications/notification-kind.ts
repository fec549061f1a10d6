/**
 * Kinds of notifications, which a domain declares in `server/notifications.ts` and names in its `server/domain.ts`. The domain
 * `notifications` stores and delivers them; a domain that declares a kind never calls it.
 */
import type { DomainEvent, EventPayload } from '#platform/shared/domain-event.ts'
import type { NotificationArea } from '#platform/shared/notifications.ts'
import type { DeliveredEvent } from '../listeners.ts'
import type { ResourceRef, Tx } from '../services.ts'
import type { ChannelDefaults, KindDeclaration, KindWords, LoadMailDetails, NoticeParams, NotificationFlag } from './kind-declaration.ts'

/** One person is to hear of one event. Notices of one kind and one target within 12 hours are one row with a count. */
export type Notice<P extends NoticeParams = NoticeParams> = {
  userId: string
  target: ResourceRef
  /** Who caused it, shown by face and name; null when it does not matter. Nobody hears of their own acts. */
  actorId: string | null
  params: P
  /** The exact place in Plaza, as a path: `/orders/ORD-…-1`. */
  href: string
  /** The business it belongs to: opening it changes to this workspace, and who leaves the workspace loses the row. */
  workspaceId?: string
}

/** What no longer holds: the notices of the target, only those of a recipient, or only the part of one actor (an unliked post). */
export type WithdrawnNotice = { target: ResourceRef; userId?: string; actorId?: string }

/** Any definition of an event. */
type AnyEvent = ((payload: never) => DomainEvent) & { type: string }

type Find<P, Found> = (tx: Tx, events: readonly DeliveredEvent<string, P>[]) => Promise<readonly Found[]>

export type NotificationKind = KindDeclaration & {
  types: readonly string[]
  recipients: Find<unknown, Notice>
  undone: Undone | null
}

export type NotificationKinds = ReadonlyMap<string, NotificationKind>

export type Undone = { types: readonly string[]; find: Find<unknown, WithdrawnNotice> }

type Definition<E extends AnyEvent, N extends NoticeParams> = {
  kind: `${string}.${string}`
  area: NotificationArea
  /** Sent by all its channels during quiet hours and beside a digest too. For security and money at risk only. */
  urgent?: true
  /** Each by itself in the bell and on devices, and mailed within a minute, however many there are. For sales. */
  prompt?: true
  channels: ChannelDefaults
  flag?: NotificationFlag
  /** Heard after their commit, at once in a batch. `recipients` re-reads the state: what is over by then notifies nobody. */
  events: readonly E[]
  recipients: Find<EventPayload<E>, Notice<N>>
  undone?: Undone
  words: KindWords<N>
  /** For a mail about a single notification. */
  details?: LoadMailDetails
}

/** Declares a kind of notification. */
export function defineNotification<E extends AnyEvent, N extends NoticeParams>({
  kind,
  area,
  urgent,
  prompt,
  channels,
  flag,
  events,
  recipients,
  undone,
  words,
  details,
}: Definition<E, N>): NotificationKind {
  return {
    kind,
    area,
    urgent: urgent ?? false,
    prompt: prompt ?? false,
    channels,
    flag: flag ?? null,
    types: events.map(({ type }) => type),
    recipients: recipients as NotificationKind['recipients'],
    undone: undone ?? null,
    words: words as unknown as KindWords<NoticeParams>,
    details: details ?? null,
  }
}

/** Declares which events undo notices of a kind; heard in order with those that cause them. */
export function undoneBy<E extends AnyEvent>(events: readonly E[], find: Find<EventPayload<E>, WithdrawnNotice>): Undone {
  return { types: events.map(({ type }) => type), find: find as Undone['find'] }
}

/** Throws for two kinds of one name, and for an event that both causes and undoes a kind. */
export function joinNotificationKinds(kinds: readonly NotificationKind[]): NotificationKinds {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  if (byName.size !== kinds.length) throw new Error('two kinds of notifications have the same name')
  for (const { kind, types, undone } of kinds)
    if (undone?.types.some((type) => types.includes(type))) throw new Error(`an event both causes and undoes ${kind}`)
  return byName
}
