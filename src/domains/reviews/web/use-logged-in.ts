import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { meQuery } from '#domains/accounts/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'

/**
 * Runs what only members may do; a guest hears why not (spec §7), and is led to the login and back. Who was quicker than the
 * answer to who they are is asked about first.
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
