/** Contacts that are there twice, and merging them. */
import * as z from 'zod'
import { userView } from '#domains/accounts/contract.ts'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { contactId, contactView } from '../contacts/contact-views.ts'
import { DUPLICATE_REASONS, MERGED_FIELDS } from './merge-limits.ts'

const ACCESS = 'workspace:crm'
const mergeId = z.string().regex(/^merge_[0-9a-z]{26}$/)

const duplicateView = z.object({
  /** The newer one. */
  contact: contactView,
  older: contactView,
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
})

const mergeView = z.object({
  id: mergeId,
  keptId: contactId,
  mergedId: contactId,
  /** Of the contact that was merged. */
  name: z.string(),
  by: userView.nullable(),
  mergedAt: z.iso.datetime(),
  /** Null: it stands. */
  undoneAt: z.iso.datetime().nullable(),
})

export const duplicates = {
  /** The newest contact first, each with the newest of the older ones that it equals. */
  list: read(ACCESS, '/crm/duplicates')
    .input(z.object(pageInput))
    .output(z.object({ items: z.array(duplicateView), nextCursor: z.string().nullable(), total: totalView })),
  /** Remembers that two contacts are two people. */
  dismiss: write(ACCESS, 'POST', '/crm/duplicate-dismissals')
    .input(z.object({ contactId, otherId: contactId }))
    .output(z.object({}))
    .errors({ SAME_CONTACT: { status: 400 } }),
}

/** Part of `crm.contacts`. The versions are those of the contacts as they were shown. */
export const merging = {
  /** Moves everything of `mergedId` to `keptId`, which takes the fields `take`. From then on the merged id leads to the kept contact. */
  merge: write(ACCESS, 'POST', '/crm/contacts/{keptId}/merges')
    .input(
      z.object({
        keptId: contactId,
        mergedId: contactId,
        keptVersion: recordVersion,
        mergedVersion: recordVersion,
        take: z.array(z.enum(MERGED_FIELDS)).max(MERGED_FIELDS.length).default([]),
      }),
    )
    .output(contactView)
    .errors({
      SAME_CONTACT: { status: 400 },
      /** One of them was merged at the same time. */
      ALREADY_MERGED: { status: 409 },
      /** One of them has another version. */
      CONTACT_CHANGED: { status: 409 },
    }),
}

export const merges = {
  /** Of one contact, newest first. */
  list: read(ACCESS, '/crm/contacts/{contactId}/merges')
    .input(z.object({ ...pageInput, contactId }))
    .output(z.object({ items: z.array(mergeView), nextCursor: z.string().nullable() })),
  /** Restores the merged contact, with what came from it and was not changed since. Returns it. */
  undo: write(ACCESS, 'POST', '/crm/merges/{mergeId}/undo')
    .input(z.object({ mergeId }))
    .output(contactView)
    .errors({
      MERGE_UNDONE: { status: 409 },
      /** The kept contact was merged into another since. That merge has to be undone first. */
      MERGED_AGAIN: { status: 409 },
    }),
}

export type DuplicateView = z.infer<typeof duplicateView>
export type MergeView = z.infer<typeof mergeView>
