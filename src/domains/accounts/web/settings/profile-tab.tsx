import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { MeView, ProfileView } from '../../contract.ts'
import { AboutPanel } from '../profile/about-panel.tsx'
import { AvatarPanel } from '../profile/avatar-panel.tsx'
import { ownProfileQuery } from '../profile/queries.ts'
import { UsernamePanel } from '../profile/username-panel.tsx'
import { withMe } from '../with-me.tsx'

export default withMe(ProfileTab)

function ProfileTab({ me }: { me: MeView }) {
  const { t } = useTranslation()
  // The previous profile stays while the next one loads, so typed text survives a change of language or username.
  const query = { ...ownProfileQuery(useSource()), placeholderData: keepPreviousData<ProfileView> }
  const profile = useQuery(query)

  return (
    <div className="space-y-6">
      <AvatarPanel me={me} />
      {profile.data && <AboutPanel profile={profile.data} />}
      {profile.isPending && <Skeleton className="h-112 rounded-lg" />}
      {profile.isLoadingError && <FailedNotice text={t('accounts.profile.loadFailed')} onRetry={() => void profile.refetch()} />}
      <UsernamePanel me={me} />
    </div>
  )
}
