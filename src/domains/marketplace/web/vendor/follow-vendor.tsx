import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { useLoggedIn } from '#domains/reviews/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const followedQuery = ({ api, language }: Source, slug: string) =>
  queryOptions({
    queryKey: [language, 'marketplace', 'vendor', slug, 'followed'],
    queryFn: () => api.marketplace.vendors.followed({ slug }),
  })

/** Follows a vendor, to hear of its new products and restocks. Guests are asked to log in. */
export function FollowVendor({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation()
  const source = useSource()
  const client = useQueryClient()
  const me = useMe()
  const loggedIn = useLoggedIn()
  const { data } = useQuery({ ...followedQuery(source, slug), enabled: me !== null })
  const following = useHydrated() && (data?.following ?? false)
  const change = useOperation(
    (input: { follow: boolean }, idempotencyKey) =>
      source.api.marketplace.vendors[input.follow ? 'follow' : 'unfollow']({ slug }, { context: { idempotencyKey } }),
    { onSuccess: (now) => client.setQueryData(followedQuery(source, slug).queryKey, now) },
  )

  async function toggle() {
    try {
      await change.mutateAsync({ follow: !following })
      if (following) toast({ title: t('marketplace.vendor.unfollowed') })
      else toast({ title: t('marketplace.vendor.followed'), description: t('marketplace.vendor.followedText') })
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'marketplace') })
    }
  }

  const Icon = following ? Check : Plus
  return (
    <Button
      look="secondary"
      size="sm"
      busy={change.isPending}
      aria-label={t(following ? 'marketplace.vendor.unfollowLabel' : 'marketplace.vendor.followLabel', { name })}
      onClick={() => loggedIn(t('marketplace.failure.UNAUTHENTICATED'), () => void toggle())}
    >
      <Icon aria-hidden className="size-4" />
      {t(following ? 'marketplace.vendor.following' : 'marketplace.vendor.follow')}
    </Button>
  )
}
