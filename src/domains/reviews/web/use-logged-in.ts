import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { useMe } from '#domains/accounts/web/index.ts'
import { toast } from '#platform/web/ui/toast-store.ts'

/** Runs what only members may do; a guest hears why not (spec §7), and is led to the login and back. */
export function useLoggedIn(): (words: string, act: () => void) => void {
  const { t } = useTranslation()
  const me = useMe()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (words, act) => {
    if (me) return act()
    const login = `/login?${new URLSearchParams({ from: pathname + search })}`
    toast({ variant: 'destructive', title: words, action: { label: t('reviews.logIn'), run: () => navigate(login) } })
  }
}
