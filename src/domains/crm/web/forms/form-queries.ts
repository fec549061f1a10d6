import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { NOT_KEPT } from '#platform/web/answers/kept-areas.rules.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { FormInput, FormView } from '../../contract.ts'

const formsKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'crm.forms']

export const formsQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: formsKey(source, workspaceId),
    queryFn: async () => (await source.api.crm.forms.list({}, inWorkspace(workspaceId))).items,
    // A form must start with the current version.
    staleTime: 0,
  })

/** Without an id, the form is new. */
export type SaveFormInput = FormInput & { formId?: string; version?: number }

export function useSaveForm(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<SaveFormInput, FormView>(
    ({ formId, version, ...input }, key) =>
      formId === undefined || version === undefined
        ? source.api.crm.forms.create(input, inWorkspace(workspaceId, key))
        : source.api.crm.forms.update({ ...input, formId, version }, inWorkspace(workspaceId, key)),
    { onSuccess: () => client.invalidateQueries({ queryKey: formsKey(source, workspaceId) }) },
  )
}

export function useRemoveForm(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((formId: string, key) => source.api.crm.forms.remove({ formId }, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: formsKey(source, workspaceId) }),
  })
}

export const openFormQuery = ({ api, language }: Source, token: string) =>
  queryOptions({
    queryKey: [language, 'crm.openForm', token],
    queryFn: () => api.crm.forms.open({ token }),
    retry: false,
    meta: NOT_KEPT,
    // Its ticket says when somebody began to write.
    staleTime: Number.POSITIVE_INFINITY,
  })

export type LeadInput = { token: string; ticket: string; name: string; email: string; phone: string; message: string; fax: string }

export function useSendForm() {
  const { api } = useSource()
  return useOperation((input: LeadInput, idempotencyKey) => api.crm.forms.send(input, { context: { idempotencyKey } }))
}
