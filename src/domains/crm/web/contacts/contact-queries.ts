/** Queries and operations of contacts and companies. Every query key begins with the language and the workspace. */

import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { CompanyInput, CompanyView, ContactInput, ContactView, InteractionInput, InteractionView } from '../../contract.ts'

export const workspaceKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'crm']

export const choicesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'contact-choices'],
    queryFn: () => source.api.crm.contacts.choices({}, inWorkspace(workspaceId)),
  })

export const contactQuery = (source: Source, workspaceId: string, contactId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'contact', contactId],
    queryFn: () => source.api.crm.contacts.get({ contactId }, inWorkspace(workspaceId)),
    // A form must start with the current version.
    staleTime: 0,
  })

const WAITING_MAIL_MS = 3_000

export const interactionsQuery = (source: Source, workspaceId: string, contactId: string) =>
  infiniteQueryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'interactions', contactId],
    queryFn: ({ pageParam }) =>
      source.api.crm.interactions.list({ contactId, ...(pageParam && { cursor: pageParam }) }, inWorkspace(workspaceId)),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // A mail is sent within seconds.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ mail }) => mail?.state === 'waiting')) ? WAITING_MAIL_MS : false,
  })

export const companyQuery = (source: Source, workspaceId: string, companyId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'company', companyId],
    queryFn: () => source.api.crm.companies.get({ companyId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export async function findCompanyNames({ api }: Source, workspaceId: string, q: string, signal: AbortSignal) {
  const { items } = await api.crm.companies.list({ limit: 10, ...(q && { q }) }, { ...inWorkspace(workspaceId), signal })
  return items.map(({ name }) => ({ id: name, title: name }))
}

/** An operation after which everything of crm is read again. */
function useCrm<Input, Reply>(
  workspaceId: string,
  send: (api: Source['api']['crm'], input: Input, here: ReturnType<typeof inWorkspace>) => Promise<Reply>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, Reply>((input, key) => send(source.api.crm, input, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: workspaceKey(source, workspaceId) }),
  })
}

/** Without an id, the record is new. */
export type SaveContactInput = ContactInput & { contactId?: string; version?: number }
export type SaveCompanyInput = CompanyInput & { companyId?: string; version?: number }
export type SaveInteractionInput = InteractionInput & { contactId: string; interactionId?: string; version?: number }

export const useSaveContact = (workspaceId: string) =>
  useCrm<SaveContactInput, ContactView>(workspaceId, (api, { contactId, version, ...input }, here) =>
    contactId === undefined || version === undefined
      ? api.contacts.create(input, here)
      : api.contacts.update({ ...input, contactId, version }, here),
  )

export const useSaveCompany = (workspaceId: string) =>
  useCrm<SaveCompanyInput, CompanyView>(workspaceId, (api, { companyId, version, ...input }, here) =>
    companyId === undefined || version === undefined
      ? api.companies.create(input, here)
      : api.companies.update({ ...input, companyId, version }, here),
  )

export const useSaveInteraction = (workspaceId: string) =>
  useCrm<SaveInteractionInput, InteractionView>(workspaceId, (api, { contactId, interactionId, version, ...input }, here) =>
    interactionId === undefined || version === undefined
      ? api.interactions.log({ ...input, contactId }, here)
      : api.interactions.update({ ...input, interactionId, version }, here),
  )

export const useRemoveContact = (workspaceId: string) =>
  useCrm(workspaceId, (api, contactId: string, here) => api.contacts.remove({ contactId }, here))
export const useRemoveCompany = (workspaceId: string) =>
  useCrm(workspaceId, (api, companyId: string, here) => api.companies.remove({ companyId }, here))
export const useRemoveInteraction = (workspaceId: string) =>
  useCrm(workspaceId, (api, interactionId: string, here) => api.interactions.remove({ interactionId }, here))
