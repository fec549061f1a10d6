/** Queries and operations of mails to contacts and their templates. */

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import { NOT_KEPT } from '#platform/web/answers/kept-areas.rules.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { MailInput, TemplateInput, TemplateView } from '../../contract.ts'

const templatesKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'crm.mailTemplates']
const contactsKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'crm']

export const templatesQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: templatesKey(source, workspaceId),
    queryFn: async () => (await source.api.crm.mailTemplates.list({}, inWorkspace(workspaceId))).items,
    // A form must start with the current version.
    staleTime: 0,
  })

/** Without an id, the template is new. */
export type SaveTemplateInput = TemplateInput & { templateId?: string; version?: number }

export function useSaveTemplate(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<SaveTemplateInput, TemplateView>(
    ({ templateId, version, ...input }, key) =>
      templateId === undefined || version === undefined
        ? source.api.crm.mailTemplates.create(input, inWorkspace(workspaceId, key))
        : source.api.crm.mailTemplates.update({ ...input, templateId, version }, inWorkspace(workspaceId, key)),
    { onSuccess: () => client.invalidateQueries({ queryKey: templatesKey(source, workspaceId) }) },
  )
}

export function useRemoveTemplate(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((templateId: string, key) => source.api.crm.mailTemplates.remove({ templateId }, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: templatesKey(source, workspaceId) }),
  })
}

/** Deals that the text of a mail may name. */
export const dealsToNameQuery = (source: Source, workspaceId: string, contactId: string) =>
  queryOptions({
    queryKey: [...contactsKey(source, workspaceId), 'deals-to-name', contactId],
    queryFn: async () => (await source.api.crm.deals.list({ contactId, limit: 100 }, inWorkspace(workspaceId))).items,
  })

export const refusalQuery = (source: Source, workspaceId: string, contactId: string) =>
  queryOptions({
    queryKey: [...contactsKey(source, workspaceId), 'mail-refusal', contactId],
    queryFn: () => source.api.crm.mails.refusal({ contactId }, inWorkspace(workspaceId)),
  })

export const usePreview = (workspaceId: string) => {
  const { api } = useSource()
  return useOperation((input: MailInput) => api.crm.mails.preview(input, inWorkspace(workspaceId)))
}

export function useSendMail(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: MailInput & { language: Language; answersToMe: boolean }, key) =>
      source.api.crm.mails.send(input, inWorkspace(workspaceId, key)),
    {
      onSuccess: () => client.invalidateQueries({ queryKey: contactsKey(source, workspaceId) }),
    },
  )
}

export function useSetRefusal(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { contactId: string; refused: boolean }, key) => source.api.crm.mails.setRefusal(input, inWorkspace(workspaceId, key)),
    { onSuccess: () => client.invalidateQueries({ queryKey: contactsKey(source, workspaceId) }) },
  )
}

export const mailLinkQuery = ({ api, language }: Source, token: string) =>
  queryOptions({
    queryKey: [language, 'crm.mailLink', token],
    queryFn: () => api.crm.mailLink.get({ token }),
    retry: false,
    meta: NOT_KEPT,
  })

export function useRefuseMail() {
  const { api } = useSource()
  return useOperation((token: string, idempotencyKey) => api.crm.mailLink.refuse({ token }, { context: { idempotencyKey } }))
}
