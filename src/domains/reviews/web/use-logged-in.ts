import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { meQuery } from '#domains/accounts/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'

/**
 * Runs an action that only members may do. Guests see the reason (spec §7) and are sent to log in and back. If the session is still
 * loading, it is awaited first.
 */
export function useLoggedIn(): (words: string, act: () => void) => void {
  const { t } = useTranslation()
  const source = useSource()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (words, act) => {
    const me = await client.ensureQueryData(meQuery(source)).catch(() => null)
    if (me) return act()
    const login = `/login?${new URLSearchParams({ from: pathname + search })}`
    toast({ variant: 'destructive', title: words, action: { label: t('reviews.logIn'), run: () => navigate(login) } })
  }
}
