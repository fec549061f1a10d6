import { useEffect } from 'react'
import { useMe } from '#domains/accounts/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { hasPushOf } from './push-owner.ts'

/** Once per document and login. What fails now is renewed with the next document. */
export function useRenewedPush(): void {
  const { api } = useSource()
  const userId = useMe()?.id
  useEffect(() => {
    if (userId !== undefined && hasPushOf(userId)) void import('./push.ts').then(({ renewPush }) => renewPush(api, userId)).catch(() => {})
  }, [api, userId])
}
