/** Queries and operations of the contact pages. Every query key begins with the language and the workspace. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { ContactInput, ContactView } from '../contract.ts'

const workspaceKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'crm.contacts']

export const contactTable = (source: Source, workspaceId: string): TableQuery<ContactView> => ({
  key: [...workspaceKey(source, workspaceId), 'list'],
  async page({ q, cursor, limit }) {
    const asked = { limit, ...(q && { q }), ...(cursor && { cursor }) }
    const { items, ...page } = await source.api.crm.contacts.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const contactQuery = (source: Source, workspaceId: string, contactId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'one', contactId],
    queryFn: () => source.api.crm.contacts.get({ contactId }, inWorkspace(workspaceId)),
    // A form must start with the current version.
    staleTime: 0,
  })

/** Without an id, the contact is new. */
export type SaveContactInput = ContactInput & { contactId?: string; version?: number }

export function useSaveContact(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<SaveContactInput, ContactView>(
    ({ contactId, version, ...input }, idempotencyKey) => {
      const here = inWorkspace(workspaceId, idempotencyKey)
      return contactId === undefined || version === undefined
        ? source.api.crm.contacts.create(input, here)
        : source.api.crm.contacts.update({ ...input, contactId, version }, here)
    },
    { onSuccess: () => client.invalidateQueries({ queryKey: workspaceKey(source, workspaceId) }) },
  )
}

export function useRemoveContact(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (contactId: string, idempotencyKey) => source.api.crm.contacts.remove({ contactId }, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: () => client.invalidateQueries({ queryKey: [...workspaceKey(source, workspaceId), 'list'] }) },
  )
}
