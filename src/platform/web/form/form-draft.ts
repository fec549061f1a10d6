/**
 * Drafts of forms on this device, by user, workspace and form. A guest's drafts and those of domains with confidential records stay in
 * this tab; a member's other drafts survive closing it.
 */
import { activeWorkspace } from '../active-workspace.ts'
import { currentWriter, GUEST } from '../outbox/writer.ts'

const PREFIX = 'plaza_form_'
const LOGGED_OUT = 'plaza_forms_logged_out_'
const CONFIDENTIAL = ['hr', 'finance', 'accounts', 'developer']

/** Values by field path. */
export type FlatValues = Readonly<Record<string, unknown>>

export type FormDraft = {
  at: number
  /** The version of the record that the input is based on; null for a new record. */
  version: number | null
  /** The values that the form started with. */
  base: FlatValues
  values: FlatValues
}

export type DraftPlace = { storage: () => Storage; owner: string; key: string }

/** `name`: the operation and, for one of several records, its id: `reviews.reply rev_1`. */
export function draftPlace(name: string, owner: string = currentWriter()): DraftPlace {
  const inTab = owner === GUEST || CONFIDENTIAL.includes(name.split('.', 1)[0] ?? '')
  const workspace = owner === GUEST ? '-' : (activeWorkspace() ?? '-')
  return { owner, storage: () => (inTab ? sessionStorage : localStorage), key: `${PREFIX}${owner} ${workspace} ${name}` }
}

/** Null when there is none, or when its owner has logged out since, for example in another tab. */
export function readFormDraft({ storage, owner, key }: DraftPlace): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    if (!isDraft(draft)) return null
    if (draft.at > Number(localStorage.getItem(LOGGED_OUT + owner) ?? 0)) return draft
    storage().removeItem(key)
    return null
  } catch {
    return null
  }
}

/** Without storage, drafts aren't saved. */
export function saveFormDraft({ storage, key }: DraftPlace, draft: Omit<FormDraft, 'at'>): void {
  try {
    storage().setItem(key, JSON.stringify({ ...draft, at: Date.now() }))
  } catch {}
}

export function deleteFormDraft({ storage, key }: DraftPlace): void {
  try {
    storage().removeItem(key)
  } catch {}
}

/** Deletes the draft of the current user that a form with this name has saved. */
export function discardFormDraft(name: string): void {
  deleteFormDraft(draftPlace(name))
  deleteFormDraft(draftPlace(name, GUEST))
}

/** Called on logout: deletes the drafts of this user and of guests. Those in other tabs are no longer shown. */
export function deleteFormDraftsOf(owner: string): void {
  try {
    localStorage.setItem(LOGGED_OUT + owner, String(Date.now()))
    deleteKeys(localStorage, `${PREFIX}${owner} `)
    deleteKeys(sessionStorage, PREFIX)
  } catch {}
}

function deleteKeys(storage: Storage, prefix: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

function isDraft(value: unknown): value is FormDraft {
  return typeof value === 'object' && value !== null && 'values' in value && 'base' in value && 'at' in value
}
