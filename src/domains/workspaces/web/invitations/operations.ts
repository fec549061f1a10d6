/** Inviting, and being invited. */
import { useQueryClient } from '@tanstack/react-query'
import { newIntent } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { useGoOnIn } from '../go-on-in.ts'
import { inWorkspace } from '../in-workspace.ts'
import { invitationsQuery } from './queries.ts'

type Invite = Parameters<Source['api']['workspaces']['invitations']['create']>[0]

export function useInvite(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: Invite, intent) => api.workspaces.invitations.create(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useAskAgain(workspaceId),
  })
}

/** Every press of the button is another wish. */
export function useResendInvitation(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: { id: string }) => api.workspaces.invitations.resend(input, inWorkspace(workspaceId, newIntent())), {
    onSuccess: useAskAgain(workspaceId),
  })
}

export function useRevokeInvitation(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: { id: string }, intent) => api.workspaces.invitations.revoke(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useAskAgain(workspaceId),
  })
}

/** The tab goes on in the workspace that was joined. */
export function useAcceptInvitation() {
  const { api } = useSource()
  const goOnIn = useGoOnIn()
  return useOperation((input: { token: string }, intent) => api.workspaces.invitations.accept(input, { context: { intent } }), {
    onSuccess: ({ id }) => goOnIn(id),
  })
}

function useAskAgain(workspaceId: string): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: invitationsQuery(source, workspaceId).queryKey })
}
