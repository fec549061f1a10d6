/** What a domain brings to the app's own pages, declared in its `web/domain.ts`. Components and hooks that are needed late are loaded late. */
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { MoneyView } from '#platform/shared/contract.ts'
import type { RecordType } from './record/record-types.ts'

export type LoadComponent<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/** A tab of `/settings`; its name is `app.settings.tab.<key>`. */
export type SettingsTab = { key: string; icon: LucideIcon; position: number; load: LoadComponent }

/** Why an account cannot be deleted, by obligation code: the key of its text and the page that resolves it. */
export type DeletionBlockers = Readonly<Record<string, { words: string; path?: string }>>

/** How the dashboard shows a number that the domain's server declares under the same key. */
export type DashboardNumberCard = {
  /** Must not change: arrangements are stored by key. */
  key: string
  /** Translation keys of its name, and of what is written when nothing needs work. */
  label: string
  none: string
  icon: LucideIcon
  /** The rows that the number counts. */
  to: string
  position: number
  /** About the member; all others are about the active workspace. */
  isOwn?: boolean
  /** Shown only while there is something. */
  hiddenAtZero?: boolean
}

type FoundRecord = { subtitle: string; amount: MoneyView | null; state: string | null }

/** How the one search shows the records of a resource. */
export type SearchType = {
  /** The type of the resource. */
  type: string
  /** Translation key of its plural: “Orders”. */
  label: string
  icon: LucideIcon
  position: number
  /** People have a round picture, made from their name when there is none. */
  isPerson?: true
  /** A hook; it returns what is written below the title of a record. Without it that is the subtitle. */
  useDetail?: () => (record: FoundRecord) => string
}

/** `id`: the record of the message. */
export type MessageCardProps = { id: string; conversationId: string }

/** `id`: the record that the thread is about. `asWorkspaceId`: the business in whose name the reader takes part, or null. */
export type ThreadPanelProps = { id: string; asWorkspaceId: string | null }

/** `showsPosts`: whether the reader sees what the person publishes. */
export type ProfileTabProps = { userId: string; name: string; isMe: boolean; showsPosts: boolean }

/** A tab of a profile. */
export type ProfileTab = {
  key: string
  /** Translation key of its name. */
  title: string
  /** The app's own tabs have 10 (about), 20 (shop), 30 (reviews), 40 (followers) and 50 (following). */
  position: number
  /** Only for those who see what the person publishes. */
  ofPosts?: true
  load: LoadComponent<ProfileTabProps>
}

/** `mayWrite`: whether the reader adds to the group. `moderates`: whether they are a moderator, the owner or an administrator. */
export type GroupTabProps = { groupId: string; groupName: string; mayWrite: boolean; moderates: boolean; needsApproval: boolean }

/** A tab of a group, for those who read it. */
export type GroupTab = {
  key: string
  /** Translation key of its name. */
  title: string
  /** The group's own tabs have 12 (events), 14 (products), 16 (files), 20 (about) and 30 (members). */
  position: number
  /** Only for owner and moderators. */
  forModerators?: boolean
  load: LoadComponent<GroupTabProps>
}

export type WebDomain = {
  profileTabs?: readonly ProfileTab[]
  groupTabs?: readonly GroupTab[]
  settingsTabs?: readonly SettingsTab[]
  deletionBlockers?: DeletionBlockers
  searchTypes?: readonly SearchType[]
  /** Types of business records that can have custom fields. */
  recordTypes?: readonly RecordType[]
  dashboardNumbers?: readonly DashboardNumberCard[]
  /** Records that draw themselves inside a conversation, by resource type; others get a plain card. */
  messageCards?: Readonly<Record<string, LoadComponent<MessageCardProps>>>
  /** What is shown beside the thread of a record, by resource type. */
  threadPanels?: Readonly<Record<string, LoadComponent<ThreadPanelProps>>>
  /** Translation keys of what happened in a thread, by the code of the event. */
  messageEvents?: Readonly<Record<string, string>>
}

export function defineWebDomain(domain: WebDomain): WebDomain {
  return domain
}
