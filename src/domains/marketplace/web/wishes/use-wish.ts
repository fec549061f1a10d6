import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '#domains/accounts/web/index.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { failureText, isQueued } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import { savePendingWish, takePendingWish } from './pending-wish.ts'
import { wishIdsQuery } from './queries.ts'

/** Optimistic: the heart changes at once and reverts on failure. Guests are sent to log in and return with the wish saved. */
export function useWish(productId: string): { wished: boolean; toggle: () => void } {
  const { t } = useTranslation()
  const client = useQueryClient()
  const source = useSource()
  const me = useMe()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { queryKey } = wishIdsQuery(source)
  const { data: isListed = false } = useQuery({ ...wishIdsQuery(source), enabled: me !== null, select: (ids) => ids.includes(productId) })
  const change = useMutation({
    scope: { id: 'wishes' },
    mutationFn: ({ wished, idempotencyKey }: { wished: boolean; idempotencyKey: string }) =>
      source.api.marketplace.wishes.set({ productId, wished }, { context: { idempotencyKey } }),
    onMutate: async ({ wished }) => {
      await client.cancelQueries({ queryKey })
      const previous = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (before: string[] = []) => (wished ? [productId, ...before] : before.filter((id) => id !== productId)))
      return { previous }
    },
    onSuccess: () => client.invalidateQueries({ predicate: (query) => query.queryKey[2] === 'wishes' }),
    onError: (error, _wish, context) => {
      if (isQueued(error)) return
      // Offline nothing can be loaded again.
      client.setQueryData(queryKey, context?.previous)
      toast({ title: failureText(t, error, 'marketplace'), variant: 'destructive' })
      return client.invalidateQueries({ queryKey })
    },
  })
  const { mutate } = change
  const isMember = me !== null
  useEffect(() => {
    if (!isMember || !takePendingWish(productId)) return
    mutate({ wished: true, idempotencyKey: newIdempotencyKey() })
    toast({ title: t('marketplace.wish.saved') })
  }, [isMember, productId, mutate, t])

  return {
    wished: isMember && isListed,
    toggle() {
      if (isMember) return mutate({ wished: !isListed, idempotencyKey: newIdempotencyKey() })
      savePendingWish(productId)
      void navigate(`/login?${new URLSearchParams({ from: pathname + search })}`)
    },
  }
}
