import { useTranslation } from 'react-i18next'
import { useMe } from '../queries.ts'
import type { Route } from './+types/profile.page.ts'
import { Profile } from './profile.tsx'

/** `/profile` shows the member's own profile, `/profile/{username}` another member's. */
export default function ProfilePage({ params }: Route.ComponentProps) {
  const { t } = useTranslation()
  const me = useMe()
  const username = ('username' in params ? params.username : undefined) ?? me?.username
  if (!username) return <p role="status">{t('platform.loading')}</p>
  return <Profile key={username} username={username} />
}
