/** What the operator does about vendors. All of it needs a fresh proof. */
import { useQueryClient } from '@tanstack/react-query'
import { proven } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import type { VendorRecord, VendorSettings } from '../../contract.ts'
import { approvalQuery, vendorQuery } from './queries.ts'

export function useApprove() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, intent) => proven(() => api.vendors.admin.applications.approve(input, { context: { intent } })),
    { onSuccess: useAskAnew() },
  )
}

export function useRefuse() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string; reason: string }, intent) => proven(() => api.vendors.admin.applications.refuse(input, { context: { intent } })),
    { onSuccess: useAskAnew() },
  )
}

export function useSuspendVendor() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string; reason: string }, intent) => proven(() => api.vendors.admin.vendors.suspend(input, { context: { intent } })),
    { onSuccess: useKeepVendor() },
  )
}

export function useResumeVendor() {
  const { api } = useSource()
  return useOperation((input: { id: string }, intent) => proven(() => api.vendors.admin.vendors.resume(input, { context: { intent } })), {
    onSuccess: useKeepVendor(),
  })
}

export function useRevealPayout() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, intent) => proven(() => api.vendors.admin.vendors.revealPayout(input, { context: { intent } })),
    { onSuccess: useAskAnew() },
  )
}

export function useUpdateApproval() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: VendorSettings, intent) => proven(() => source.api.vendors.admin.settings.update(input, { context: { intent } })),
    { onSuccess: (saved) => client.setQueryData(approvalQuery(source).queryKey, saved) },
  )
}

/** The queue, the list, the counter and the log have moved. */
function useAskAnew(): () => Promise<unknown> {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [language, 'admin'] })
}

function useKeepVendor(): (vendor: VendorRecord) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  const askAnew = useAskAnew()
  return (vendor) => {
    client.setQueryData(vendorQuery(source, vendor.id).queryKey, vendor)
    return askAnew()
  }
}
