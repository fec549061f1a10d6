/** Vendors and administrators share these screens: a vendor reads and answers the reviews of its products, administrators decide about all. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { Verdict } from '../../contract/limits.ts'
import type { ModeratedReviewView, ModerationSort, ReviewStatus } from '../../contract.ts'

export type ModerationScope = { kind: 'vendor' | 'admin'; path: string; source: Source; workspace: string | null }

const PATHS = { vendor: '/vendor/reviews', admin: '/admin/reviews' }

export function useModerationScope(kind: ModerationScope['kind']): ModerationScope {
  const source = useSource()
  const workspace = useActiveWorkspace()
  return { kind, path: PATHS[kind], source, workspace: kind === 'vendor' ? workspace : null }
}

export type Decision = { reviewId: string; status: Verdict; reason?: string }

const apiFor = ({ kind, source: { api } }: ModerationScope) => (kind === 'vendor' ? api.reviews.vendor : api.reviews.admin)
const moderationKey = ({ kind, source: { language }, workspace }: ModerationScope) => [language, kind, workspace, 'reviews']

/** Filter values in the URL as booleans. */
const ANSWERED = { yes: true, no: false } as const

export function moderationTable(scope: ModerationScope): TableQuery<ModeratedReviewView> {
  return {
    key: [...moderationKey(scope), 'list'],
    // New reviews can arrive at any time.
    staleTime: 0,
    async page({ sort, filters, limit, cursor }) {
      const [status] = chosenValues<ReviewStatus>(filters, 'status')
      const [rating] = chosenValues(filters, 'rating')
      const [answered] = chosenValues<keyof typeof ANSWERED>(filters, 'answered')
      const [only] = chosenValues<'reported' | 'withPhotos'>(filters, 'only')
      const { reviews, nextCursor, total } = await apiFor(scope).list({
        limit,
        ...(cursor && { cursor }),
        ...(sort && { sort: sort as ModerationSort }),
        ...(status && { status }),
        ...(rating && { rating: Number(rating) }),
        ...(answered && { answered: ANSWERED[answered] }),
        ...(only && { [only]: true }),
      })
      return { rows: reviews, nextCursor, total }
    },
  }
}

/** Checks access: fails with NOT_FOUND when the workspace sells nothing, and with PERMISSION_NEEDED. */
export const admissionQuery = (scope: ModerationScope) =>
  queryOptions({ queryKey: [...moderationKey(scope), 'admission'], queryFn: () => apiFor(scope).list({ limit: 1 }), retry: false })

export const moderatedReviewQuery = (scope: ModerationScope, reviewId: string) =>
  queryOptions({ queryKey: [...moderationKey(scope), 'one', reviewId], queryFn: () => apiFor(scope).get({ reviewId }) })

/** One decision without invalidating lists, for deciding about many in sequence. */
export function decideReview(
  { source: { api } }: ModerationScope,
  decision: Decision,
  idempotencyKey: string,
): Promise<ModeratedReviewView> {
  return withReauth(() => api.reviews.admin.moderate(decision, { context: { idempotencyKey } }))
}

export function useDecide(scope: ModerationScope) {
  const keep = useCacheReview(scope)
  return useOperation((decision: Decision, idempotencyKey) => decideReview(scope, decision, idempotencyKey), { onSuccess: keep })
}

export function useReply(scope: ModerationScope) {
  const keep = useCacheReview(scope)
  const { api } = scope.source
  return useOperation(
    (input: { reviewId: string; text: string }, idempotencyKey) => api.reviews.vendor.reply(input, { context: { idempotencyKey } }),
    {
      onSuccess: keep,
    },
  )
}

function useCacheReview(scope: ModerationScope) {
  const client = useQueryClient()
  return (review: ModeratedReviewView) => {
    client.setQueryData(moderatedReviewQuery(scope, review.id).queryKey, review)
    return client.invalidateQueries({ queryKey: [...moderationKey(scope), 'list'] })
  }
}
