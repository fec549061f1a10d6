import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { MuteDuration } from '../contract/limits.ts'
import type { NetworkSettings } from '../contract.ts'
import { networkKey, settingsQuery } from './queries.ts'

export type Act =
  | { kind: 'follow' | 'unfollow' | 'removeFollower' | 'block' | 'unblock' | 'unmute' | 'withdraw' | 'accept' | 'decline' | 'dismiss' }
  | { kind: 'mute'; duration: MuteDuration }
  | { kind: 'send'; note: string }

type PersonAct = Act & { userId: string }

/** Sends one act on a person. */
export function sendAct({ network }: Source['api'], act: PersonAct, idempotencyKey: string): Promise<unknown> {
  const { userId, kind } = act
  const options = { context: { idempotencyKey } }
  if (kind === 'mute') return network.mute({ userId, duration: act.duration }, options)
  if (kind === 'send') return network.requests.send({ userId, note: act.note }, options)
  if (kind === 'dismiss') return network.suggestions.dismiss({ userId }, options)
  if (kind === 'withdraw' || kind === 'accept' || kind === 'decline') return network.requests[kind]({ userIds: [userId] }, options)
  return network[kind]({ userId }, options)
}

/** An act on people; afterwards all that shows them is loaded again. After a block that is everything, since people appear on many pages. */
export function usePersonOperation() {
  const { api, language } = useSource()
  const client = useQueryClient()
  return useOperation((act: PersonAct, idempotencyKey) => sendAct(api, act, idempotencyKey), {
    onSuccess: (_reply, { kind }) =>
      client.invalidateQueries(kind === 'block' || kind === 'unblock' ? {} : { queryKey: networkKey(language) }),
  })
}

/** Runs an act and says so: the words of the specification (§8). Keys: network.done.* */
export function usePersonAct(userId: string): { act: (act: Act) => Promise<boolean>; busy: boolean } {
  const { t } = useTranslation()
  const operation = usePersonOperation()
  return {
    busy: operation.isPending,
    async act(act) {
      try {
        await operation.mutateAsync({ ...act, userId })
        if (act.kind !== 'dismiss') toast({ title: t(`network.done.${act.kind}`) })
        return true
      } catch (error) {
        toast({ variant: 'destructive', title: failureText(t, error, 'network') })
        return false
      }
    },
  }
}

export function useUpdateSettings() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: NetworkSettings, idempotencyKey) => source.api.network.settings.update(input, { context: { idempotencyKey } }),
    {
      onSuccess: (saved) => {
        client.setQueryData(settingsQuery(source).queryKey, saved)
        return client.invalidateQueries({ queryKey: networkKey(source.language) })
      },
    },
  )
}
