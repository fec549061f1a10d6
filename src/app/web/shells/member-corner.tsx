/** What only a member sees of the public header; loaded for browsers that carry a session. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { meQuery } from '#domains/accounts/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { LateCommands } from '../command/late-commands.tsx'
import { AccountButton } from '../frame/account-button.tsx'

export default function MemberCorner() {
  const { data: me } = useQuery(meQuery(useSource()))
  // The document was written for whoever has a session's cookie; whether the session is good is known only now.
  useEffect(() => {
    if (me === null) document.documentElement.dataset['viewer'] = 'guest'
  }, [me])
  if (!me) return null
  return (
    <>
      <AccountButton me={me} />
      <LateCommands me={me} />
    </>
  )
}
