import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GroupView } from '../contract.ts'
import { groupQuery, groupsKey } from './queries.ts'

type Api = Source['api']['groups']
type CreateInput = Parameters<Api['create']>[0]
type UpdateInput = Parameters<Api['update']>[0]
type BannerInput = Parameters<Api['setBanner']>[0]

/** Keeps the group that an operation returned, and loads everything else of groups again. */
function useKeepGroup() {
  const source = useSource()
  const client = useQueryClient()
  return async (group?: GroupView) => {
    if (group) client.setQueryData(groupQuery(source, group.id).queryKey, group)
    await client.invalidateQueries({ queryKey: groupsKey(source.language) })
  }
}

export function useCreateGroup() {
  const { api } = useSource()
  return useOperation((input: CreateInput, idempotencyKey) => api.groups.create(input, { context: { idempotencyKey } }), {
    onSuccess: useKeepGroup(),
  })
}

export function useUpdateGroup() {
  const { api } = useSource()
  return useOperation((input: UpdateInput, idempotencyKey) => api.groups.update(input, { context: { idempotencyKey } }), {
    onSuccess: useKeepGroup(),
  })
}

export function useSetBanner() {
  const { api } = useSource()
  return useOperation((input: BannerInput, idempotencyKey) => api.groups.setBanner(input, { context: { idempotencyKey } }), {
    onSuccess: useKeepGroup(),
  })
}

export type GroupAct =
  | { kind: 'leave' | 'withdrawRequest' | 'declineInvitation' | 'removeBanner' | 'delete' }
  | { kind: 'join'; note: string }
  | { kind: 'transfer' | 'addModerator' | 'removeModerator' | 'accept' | 'decline' | 'withdrawInvitation' | 'liftBan'; userId: string }
  | { kind: 'removeMember'; userId: string; reason: string; ban: boolean }
  | { kind: 'invite'; userIds: string[] }

/** Sends one act on a group; those on the member's own standing and on the group return it. */
export async function sendAct(
  { groups }: Source['api'],
  groupId: string,
  act: GroupAct,
  idempotencyKey: string,
): Promise<GroupView | undefined> {
  const options = { context: { idempotencyKey } }
  switch (act.kind) {
    case 'join':
      return groups.join({ groupId, note: act.note }, options)
    case 'leave':
      return groups.leave({ groupId }, options)
    case 'withdrawRequest':
      return groups.requests.withdraw({ groupId }, options)
    case 'declineInvitation':
      return groups.invitations.decline({ groupId }, options)
    case 'removeBanner':
      return groups.removeBanner({ groupId }, options)
    case 'transfer':
      return groups.transfer({ groupId, userId: act.userId }, options)
    case 'delete':
      await groups.delete({ groupId }, options)
      break
    case 'addModerator':
      await groups.moderators.add({ groupId, userId: act.userId }, options)
      break
    case 'removeModerator':
      await groups.moderators.remove({ groupId, userId: act.userId }, options)
      break
    case 'accept':
      await groups.requests.accept({ groupId, userIds: [act.userId] }, options)
      break
    case 'decline':
      await groups.requests.decline({ groupId, userIds: [act.userId] }, options)
      break
    case 'withdrawInvitation':
      await groups.invitations.withdraw({ groupId, userIds: [act.userId] }, options)
      break
    case 'liftBan':
      await groups.bans.lift({ groupId, userId: act.userId }, options)
      break
    case 'removeMember':
      await groups.members.remove({ groupId, userId: act.userId, reason: act.reason, ban: act.ban }, options)
      break
    case 'invite':
      await groups.invitations.send({ groupId, userIds: act.userIds }, options)
  }
}

export function useGroupOperation(groupId: string) {
  const { api } = useSource()
  return useOperation((act: GroupAct, idempotencyKey) => sendAct(api, groupId, act, idempotencyKey), { onSuccess: useKeepGroup() })
}

/** Runs an act and says so: the words of the specification (§8). Keys: groups.done.* */
export function useGroupAct(groupId: string): { act: (act: GroupAct) => Promise<boolean>; busy: boolean } {
  const { t } = useTranslation()
  const operation = useGroupOperation(groupId)
  return {
    busy: operation.isPending,
    async act(act) {
      try {
        const group = await operation.mutateAsync(act)
        toast({ title: t(`groups.done.${act.kind === 'join' && group?.standing === 'requested' ? 'request' : act.kind}`) })
        return true
      } catch (error) {
        toast({ variant: 'destructive', title: failureText(t, error, 'groups') })
        return false
      }
    },
  }
}
