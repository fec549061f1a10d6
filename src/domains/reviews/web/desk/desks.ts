/** The same desk stands twice: with a vendor for its own products, and with the operator for all. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenIn } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { Verdict } from '../../contract/limits.ts'
import type { DeskReviewView, DeskSort, ReviewStatus } from '../../contract.ts'

export type Desk = { kind: 'vendor' | 'admin'; path: string; source: Source; workspace: string | null }

const PATHS = { vendor: '/vendor/reviews', admin: '/admin/reviews' }

export function useDesk(kind: Desk['kind']): Desk {
  const source = useSource()
  const workspace = useActiveWorkspace()
  return { kind, path: PATHS[kind], source, workspace: kind === 'vendor' ? workspace : null }
}

export type Decision = { reviewId: string; status: Verdict; reason?: string }

const apiOf = ({ kind, source: { api } }: Desk) => (kind === 'vendor' ? api.reviews.desk : api.reviews.admin)
const keyOf = ({ kind, source: { language }, workspace }: Desk) => [language, kind, workspace, 'reviews']

/** A word of an address as the yes or no it is. */
const SAID = { yes: true, no: false } as const

export function deskTable(desk: Desk): TableQuery<DeskReviewView> {
  return {
    key: [...keyOf(desk), 'list'],
    // A buyer may have written a moment ago.
    staleTime: 0,
    async page({ sort, filters, limit, cursor }) {
      const [status] = chosenIn<ReviewStatus>(filters, 'status')
      const [rating] = chosenIn(filters, 'rating')
      const [answered] = chosenIn<keyof typeof SAID>(filters, 'answered')
      const [only] = chosenIn<'reported' | 'withPhotos'>(filters, 'only')
      const { reviews, nextCursor, total } = await apiOf(desk).list({
        limit,
        ...(cursor && { cursor }),
        ...(sort && { sort: sort as DeskSort }),
        ...(status && { status }),
        ...(rating && { rating: Number(rating) }),
        ...(answered && { answered: SAID[answered] }),
        ...(only && { [only]: true }),
      })
      return { rows: reviews, nextCursor, total }
    },
  }
}

/** Whether this desk is open to who looks: fails with NOT_FOUND where nothing is sold, and with AREA_NEEDED. */
export const admissionQuery = (desk: Desk) =>
  queryOptions({ queryKey: [...keyOf(desk), 'admission'], queryFn: () => apiOf(desk).list({ limit: 1 }), retry: false })

export const deskReviewQuery = (desk: Desk, reviewId: string) =>
  queryOptions({ queryKey: [...keyOf(desk), 'one', reviewId], queryFn: () => apiOf(desk).get({ reviewId }) })

/** One decision, without telling the lists: for many, one after the other. */
export function decideAt(desk: Desk, decision: Decision, intent: string): Promise<DeskReviewView> {
  return apiOf(desk).decide(decision, { context: { intent } })
}

export function useDecide(desk: Desk) {
  const keep = useKeep(desk)
  return useOperation((decision: Decision, intent) => decideAt(desk, decision, intent), { onSuccess: keep })
}

export function useReply(desk: Desk) {
  const keep = useKeep(desk)
  const { api } = desk.source
  return useOperation((input: { reviewId: string; text: string }, intent) => api.reviews.desk.reply(input, { context: { intent } }), {
    onSuccess: keep,
  })
}

function useKeep(desk: Desk) {
  const client = useQueryClient()
  return (review: DeskReviewView) => {
    client.setQueryData(deskReviewQuery(desk, review.id).queryKey, review)
    return client.invalidateQueries({ queryKey: [...keyOf(desk), 'list'] })
  }
}
