import { Ban, LockKeyhole } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AboutProfile } from '#domains/accounts/web/index.ts'
import { PersonShop } from '#domains/marketplace/web/index.ts'
import { PeopleTable } from '#domains/network/web/index.ts'
import { PersonReviews } from '#domains/reviews/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { type Tab, Tabs } from '#platform/web/ui/tabs.tsx'
import { webDomains } from '../domains.ts'
import type { NetworkProfile } from './profile-type.ts'

/** Components are made once, so that a tab keeps its state. */
const DOMAIN_TABS = webDomains.flatMap(({ profileTabs = [] }) => profileTabs.map((tab) => ({ ...tab, Content: lazyPart(tab.load) })))

type Positioned = Tab & { position: number }

/** About, shop and reviews, the tabs that domains bring, and the lists of people. Keys: app.profile.* */
export default function ProfileTabs({ profile }: { profile: NetworkProfile }) {
  const { t } = useTranslation()
  const { id, username, name, isMe, relation, showsPosts, showsLists } = profile
  if (relation.blocked)
    return (
      <p className="mt-8 flex items-center gap-3 rounded-lg border border-dashed p-5 text-muted-foreground">
        <Ban aria-hidden className="size-5 shrink-0" />
        {t('app.profile.blockedText')}
      </p>
    )
  const list = (kind: 'followers' | 'following', position: number): Positioned => ({
    key: kind,
    position,
    title: t(`network.tab.${kind}`),
    count: profile[kind],
    content: <PeopleTable isMe={isMe} kind={kind} username={username} />,
  })
  const brought = DOMAIN_TABS.filter(({ ofPosts }) => showsPosts || !ofPosts).map(
    ({ key, title, position, Content }): Positioned => ({
      key,
      position,
      title: t(title),
      content: <Content userId={id} name={name} isMe={isMe} showsPosts={showsPosts} />,
    }),
  )
  const reviews = { key: 'reviews', position: 30, title: t('app.profile.reviews') }
  const own: Positioned[] = [
    { key: 'about', position: 10, title: t('app.profile.about'), content: <About profile={profile} /> },
    { key: 'shop', position: 20, title: t('app.profile.shop'), content: <PersonShop userId={id} name={name} /> },
    ...(showsPosts ? [{ ...reviews, content: <PersonReviews userId={id} name={name} /> }] : []),
    ...(showsLists ? [list('followers', 40), list('following', 50)] : []),
  ]
  const tabs = [...own, ...brought].toSorted((one, other) => one.position - other.position)
  return (
    <div className="mt-8">
      {!showsPosts && (
        <p className="mb-6 flex items-center gap-3 rounded-lg border border-dashed p-5 text-muted-foreground">
          <LockKeyhole aria-hidden className="size-5 shrink-0" />
          {t('app.profile.privateText')}
        </p>
      )}
      <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
        <Tabs label={t('app.profile.tabs')} tabs={tabs} />
      </Suspense>
    </div>
  )
}

function About({ profile: { isMe, bio, links } }: { profile: NetworkProfile }) {
  const { t } = useTranslation()
  if (bio || links.length > 0) return <AboutProfile bio={bio} links={links} />
  return (
    <p className="rounded-lg border border-dashed p-5 text-muted-foreground">
      {isMe ? t('accounts.profile.empty') : t('app.profile.noAbout')}
    </p>
  )
}
