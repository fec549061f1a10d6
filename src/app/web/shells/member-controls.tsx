/** The public header's controls for members; loaded only when there is a session cookie. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { meQuery } from '#domains/accounts/web/index.ts'
import { Bell } from '#domains/notifications/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { AccountButton } from '../frame/account-button.tsx'

/** The page works without the command palette if loading fails. */
const Commands = lazyPart(() => import('../command/commands.tsx'), { whenMissing: 'nothing' })

export default function MemberControls() {
  const { data: me } = useQuery(meQuery(useSource()))
  // The server wrote the document from the cookie alone; only now is it known whether the session is valid.
  useEffect(() => {
    if (me === null) document.documentElement.dataset['viewer'] = 'guest'
  }, [me])
  if (!me) return null
  return (
    <>
      <Bell />
      <AccountButton me={me} />
      <Commands me={me} />
    </>
  )
}
