/**
 * Kinds of notifications, which a domain declares in `server/notifications.ts` and names in its `server/domain.ts`. The domain
 * `notifications` stores and delivers them; a domain that declares a kind never calls it.
 */
import type { EventDefinition } from '#platform/shared/domain-event.ts'
import type { Language } from '#platform/shared/language.ts'
import type { NotificationArea } from '#platform/shared/notifications.ts'
import type { DeliveredEvent } from '../listeners.ts'
import type { ResourceRef, Tx } from '../services.ts'

/** Values for the words of a kind. No names of people: those are read when the notification is shown. */
export type NoticeParams = Readonly<Record<string, string | number>>

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

/** `on` and `off` are defaults that members change. */
export type ChannelDefaults = {
  bell: 'on' | 'off'
  /** `always`: the domain sends a transactional mail about it, which nobody turns off here. `never`: not by mail. */
  mail: 'on' | 'off' | 'always' | 'never'
  push: 'on' | 'off' | 'never'
}

/** The four flags of the specification; a flag that is explicitly false drops the kind. */
export type NotificationFlag = 'newFollowers' | 'postLikes' | 'postComments' | 'newMessages'

export type KindWords<P extends NoticeParams> = Readonly<
  Record<
    Language,
    {
      /** In the settings: “New orders”. */
      name: string
      /**
       * One sentence without a link: “Bruno, Chen and 3 others follow you”. `people` is that list of names, empty without actors. `count` is
       * the number of people, or of events when there are no actors. Texts of `params` come isolated for mixed directions.
       */
      text(said: P & { people: string; count: number }): string
    }
  >
>

type Find<P, Found> = (tx: Tx, events: readonly DeliveredEvent<string, P>[]) => Promise<readonly Found[]>

export type NotificationKind = {
  /** `<domain>.<kind>`; stored in the database. */
  kind: string
  area: NotificationArea
  urgent: boolean
  channels: ChannelDefaults
  flag: NotificationFlag | null
  types: readonly string[]
  recipients: Find<unknown, Notice>
  undone: Undone | null
  words: KindWords<NoticeParams>
}

export type Undone = { types: readonly string[]; find: Find<unknown, WithdrawnNotice> }

type Definition<P, N extends NoticeParams> = {
  kind: `${string}.${string}`
  area: NotificationArea
  /** Sent by all its channels during quiet hours and beside a digest too. For security and money at risk only. */
  urgent?: true
  channels: ChannelDefaults
  flag?: NotificationFlag
  /** Heard after their commit, at once in a batch. `recipients` re-reads the state: what is over by then notifies nobody. */
  events: readonly EventDefinition<string, P>[]
  recipients: Find<P, Notice<N>>
  undone?: Undone
  words: KindWords<N>
}

/** Declares a kind of notification. */
export function defineNotification<P, N extends NoticeParams>({
  kind,
  area,
  urgent,
  channels,
  flag,
  events,
  recipients,
  undone,
  words,
}: Definition<P, N>): NotificationKind {
  return {
    kind,
    area,
    urgent: urgent ?? false,
    channels,
    flag: flag ?? null,
    types: events.map(({ type }) => type),
    recipients: recipients as NotificationKind['recipients'],
    undone: undone ?? null,
    words: words as unknown as KindWords<NoticeParams>,
  }
}

/** Declares which events undo notices of a kind; heard in order with those that cause them. */
export function undoneBy<P>(events: readonly EventDefinition<string, P>[], find: Find<P, WithdrawnNotice>): Undone {
  return { types: events.map(({ type }) => type), find: find as Undone['find'] }
}
