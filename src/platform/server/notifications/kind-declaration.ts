/** What a kind of notification says about itself; how its events become notices is in `notification-kind.ts`. */
import type { Db } from '#platform/server/db.ts'
import type { MailDetail } from '#platform/server/mail/message.ts'
import type { Language } from '#platform/shared/language.ts'
import type { NotificationArea } from '#platform/shared/notifications.ts'

/**
 * Values for the words of a kind. No names of people: those are read when the notification is shown. `state` and `what` are codes of the
 * domain; all other texts come isolated for mixed directions.
 */
export type NoticeParams = Readonly<Record<string, string | number>>

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
       * the number of people, or of events when there are no actors.
       */
      text(said: P & { people: string; count: number }): string
    }
  >
>

/** What a mail is about. The rows of a group share target and link. */
export type MailedGroup = { targetType: string; targetId: string; workspaceId: string | null; params: NoticeParams }

/**
 * The facts of a mail that its sentence leaves out, read when it is sent. Texts of people come as lines without links (`strangersLine`).
 * Empty when there is nothing to add.
 */
export type LoadMailDetails = (db: Db, about: MailedGroup, language: Language) => Promise<readonly MailDetail[]>

export type KindDeclaration = {
  /** `<domain>.<kind>`; stored in the database. */
  kind: string
  area: NotificationArea
  urgent: boolean
  prompt: boolean
  channels: ChannelDefaults
  flag: NotificationFlag | null
  words: KindWords<NoticeParams>
  details: LoadMailDetails | null
}

/** The kinds of all domains, by name. */
export type KindDeclarations = ReadonlyMap<string, KindDeclaration>
