/** Mutations of invitations. */
import { useQueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { inWorkspace } from '../in-workspace.ts'
import { useSwitchWorkspace } from '../use-switch-workspace.ts'
import { invitationsQuery, receivedQuery } from './queries.ts'

type Invite = Parameters<Source['api']['workspaces']['invitations']['create']>[0]

export function useInvite(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: Invite, idempotencyKey) => api.workspaces.invitations.create(input, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useInvalidateInvitations(workspaceId),
    },
  )
}

/** Every press of the button is a new request, with its own idempotency key. */
export function useResendInvitation(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: { id: string }) => api.workspaces.invitations.resend(input, inWorkspace(workspaceId, newIdempotencyKey())), {
    onSuccess: useInvalidateInvitations(workspaceId),
  })
}

export function useRevokeInvitation(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, idempotencyKey) => api.workspaces.invitations.revoke(input, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useInvalidateInvitations(workspaceId),
    },
  )
}

export function useConfirmInvitation(workspaceId: string) {
  const source = useSource()
  const { api } = source
  const client = useQueryClient()
  return useOperation(
    (input: { id: string; userId: string }, idempotencyKey) =>
      api.workspaces.invitations.confirm(input, inWorkspace(workspaceId, idempotencyKey)),
    // The new member appears in the list of people.
    { onSuccess: () => client.invalidateQueries({ queryKey: [source.language, 'workspace', workspaceId] }) },
  )
}

/** Switches the tab to the joined workspace; does nothing while the request waits. */
export function useAcceptInvitation() {
  const { api } = useSource()
  const switchWorkspace = useSwitchWorkspace()
  return useOperation(
    (input: { token: string }, idempotencyKey) => api.workspaces.invitations.accept(input, { context: { idempotencyKey } }),
    {
      onSuccess: (accepted) => (accepted.state === 'joined' ? switchWorkspace(accepted.workspace.id) : undefined),
    },
  )
}

/** Switches the tab to the joined workspace. */
export function useAcceptReceived() {
  const { api } = useSource()
  const switchWorkspace = useSwitchWorkspace()
  return useOperation(
    (input: { id: string }, idempotencyKey) => api.workspaces.receivedInvitations.accept(input, { context: { idempotencyKey } }),
    { onSuccess: ({ id }) => switchWorkspace(id) },
  )
}

export function useDeclineReceived() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { id: string }, idempotencyKey) => source.api.workspaces.receivedInvitations.decline(input, { context: { idempotencyKey } }),
    {
      onSuccess: () => {
        void client.invalidateQueries({ queryKey: [source.language, 'workspace'] })
        return client.invalidateQueries({ queryKey: receivedQuery(source).queryKey })
      },
    },
  )
}

function useInvalidateInvitations(workspaceId: string): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: invitationsQuery(source, workspaceId).queryKey })
}
