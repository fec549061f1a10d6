/** Operations of administrators on vendors. All of them require re-authentication. */
import { useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import type { VendorRecord, VendorSettings } from '../../contract.ts'
import { approvalQuery, vendorQuery } from './queries.ts'

export function useApprove() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, idempotencyKey) =>
      withReauth(() => api.vendors.admin.applications.approve(input, { context: { idempotencyKey } })),
    { onSuccess: useInvalidateAdmin() },
  )
}

export function useReject() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string; reason: string }, idempotencyKey) =>
      withReauth(() => api.vendors.admin.applications.refuse(input, { context: { idempotencyKey } })),
    { onSuccess: useInvalidateAdmin() },
  )
}

export function useSuspendVendor() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string; reason: string }, idempotencyKey) =>
      withReauth(() => api.vendors.admin.vendors.suspend(input, { context: { idempotencyKey } })),
    { onSuccess: useUpdateVendorCache() },
  )
}

export function useResumeVendor() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, idempotencyKey) => withReauth(() => api.vendors.admin.vendors.resume(input, { context: { idempotencyKey } })),
    {
      onSuccess: useUpdateVendorCache(),
    },
  )
}

export function useRevealPayout() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, idempotencyKey) =>
      withReauth(() => api.vendors.admin.vendors.revealPayout(input, { context: { idempotencyKey } })),
    { onSuccess: useInvalidateAdmin() },
  )
}

export function useUpdateApproval() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: VendorSettings, idempotencyKey) =>
      withReauth(() => source.api.vendors.admin.settings.update(input, { context: { idempotencyKey } })),
    { onSuccess: (saved) => client.setQueryData(approvalQuery(source).queryKey, saved) },
  )
}

/** Invalidates the queue, the list, the counter and the audit log. */
function useInvalidateAdmin(): () => Promise<unknown> {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [language, 'admin'] })
}

function useUpdateVendorCache(): (vendor: VendorRecord) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  const askAnew = useInvalidateAdmin()
  return (vendor) => {
    client.setQueryData(vendorQuery(source, vendor.id).queryKey, vendor)
    return askAnew()
  }
}
