/** What a domain brings to the app's own pages, declared in its `web/domain.ts`. Components and hooks that are needed late are loaded late. */
import type { QueryClient } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { MoneyView } from '#platform/shared/contract.ts'

type LoadComponent<Props = object> = () => Promise<{ default: ComponentType<Props> }>

/** A tab of `/settings`; its name is `app.settings.tab.<key>`. */
export type SettingsTab = { key: string; icon: LucideIcon; position: number; load: LoadComponent }

/** A panel of `/admin/settings`; the headings of the groups are `app.admin.settings.<group>`. */
export type PlatformSettingsPanel = { key: string; group: 'people' | 'shopping' | 'money'; position: number; load: LoadComponent }

/** `data` is undefined until the number is known. */
export type CountQuery = { data: number | undefined; isError: boolean; refetch: () => unknown }

/** Open work of administrators: shown with its count on `/admin`, and as a number at the section of `section`. */
export type AdminTask = {
  key: string
  /** Translation key: “Disputes to resolve”. */
  label: string
  href: string
  /** Path of the admin section that shows the count in the navigation. */
  section?: string
  icon: LucideIcon
  position: number
  alarming?: true
  /** A hook that asks for the number of open items. */
  useCount: () => CountQuery
}

/** Why an account cannot be deleted, by obligation code: the key of its text and the page that resolves it. */
export type DeletionBlockers = Readonly<Record<string, { words: string; path?: string }>>

/** Invalidates the queries of these records; no ids: of any record of the topic. */
export type SignalHandler = (client: QueryClient, ids: readonly string[]) => void

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

export type WebDomain = {
  settingsTabs?: readonly SettingsTab[]
  platformSettings?: readonly PlatformSettingsPanel[]
  adminTasks?: readonly AdminTask[]
  deletionBlockers?: DeletionBlockers
  /** What to refetch after a signal, by topic (`src/platform/shared/signal.ts`). */
  signals?: Readonly<Record<string, SignalHandler>>
  searchTypes?: readonly SearchType[]
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
