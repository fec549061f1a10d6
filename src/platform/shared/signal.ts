/** Signals tell open pages that data may have changed. A signal is a hint: the page asks for the data itself, under its own rights. */
import type { Permission } from './permissions.ts'

/**
 * Who receives a signal: `everyone` includes guests; `admins` are administrators; a workspace's signal goes to its members, or to those
 * of them who hold the permission.
 */
export type SignalTarget = 'everyone' | 'admins' | { user: string } | { workspace: string; permission?: Permission }

/**
 * `topic` is `<domain>.<noun>` and names a handler of the domain's `web/signals.ts`. `ids` are the records that may have changed; none
 * means any record of the topic.
 */
export type Signal = { to: SignalTarget; topic: string; ids: readonly string[] }
