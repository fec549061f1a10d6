/** Queries and operations of linked members. What HR sees is by language and workspace; what the person sees is their own. */

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { NOT_KEPT } from '#platform/web/answers/kept-areas.rules.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'

const accountKey = ({ language }: Source, workspaceId: string, employeeId: string) => [
  language,
  'workspace',
  workspaceId,
  'hr.employees',
  'account',
  employeeId,
]

export const accountQuery = (source: Source, workspaceId: string, employeeId: string) =>
  queryOptions({
    queryKey: accountKey(source, workspaceId, employeeId),
    queryFn: () => source.api.hr.employees.account({ employeeId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

type Employee = { workspaceId: string; employeeId: string }

function useRefreshed({ workspaceId }: Employee) {
  const { language } = useSource()
  const client = useQueryClient()
  // The record has another version, and its timeline another entry.
  return () => client.invalidateQueries({ queryKey: [language, 'workspace', workspaceId] })
}

export function useLinkEmployee(employee: Employee) {
  const { api } = useSource()
  const onSuccess = useRefreshed(employee)
  return useOperation((employeeId: string, key: string) => api.hr.employees.link({ employeeId }, inWorkspace(employee.workspaceId, key)), {
    onSuccess,
  })
}

export function useUnlinkEmployee(employee: Employee) {
  const { api } = useSource()
  const onSuccess = useRefreshed(employee)
  return useOperation(
    (employeeId: string, key: string) => api.hr.employees.unlink({ employeeId }, inWorkspace(employee.workspaceId, key)),
    { onSuccess },
  )
}

export function useShareFile(employee: Employee) {
  const { api } = useSource()
  const onSuccess = useRefreshed(employee)
  const { workspaceId, employeeId } = employee
  return useOperation(
    (input: { attachmentId: string; shared: boolean }, key: string) =>
      api.hr.employees.shareFile({ employeeId, ...input }, inWorkspace(workspaceId, key)),
    { onSuccess },
  )
}

const OWN = 'hr.employments'

export const employmentsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, OWN, 'list'], queryFn: () => api.hr.employments.list({}) })

export const employmentPreviewQuery = ({ api, language }: Source, token: string) =>
  queryOptions({
    queryKey: [language, OWN, 'preview', token],
    queryFn: () => api.hr.employments.preview({ token }),
    retry: false,
    meta: NOT_KEPT,
  })

function useOwnRefreshed() {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [language, OWN, 'list'] })
}

export function useAcceptEmployment() {
  const { api } = useSource()
  const onSuccess = useOwnRefreshed()
  return useOperation((token: string, idempotencyKey: string) => api.hr.employments.accept({ token }, { context: { idempotencyKey } }), {
    onSuccess,
  })
}

export function useEndEmployment() {
  const { api } = useSource()
  const onSuccess = useOwnRefreshed()
  return useOperation(
    (employeeId: string, idempotencyKey: string) => api.hr.employments.end({ employeeId }, { context: { idempotencyKey } }),
    { onSuccess },
  )
}

export function useTickOwnItem() {
  const { api } = useSource()
  const onSuccess = useOwnRefreshed()
  return useOperation(
    (tick: { itemId: string; done: boolean }, idempotencyKey: string) => api.hr.employments.tick(tick, { context: { idempotencyKey } }),
    { onSuccess },
  )
}
