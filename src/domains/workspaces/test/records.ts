import type { DomainRecords } from '#test/security/record-scene.ts'

const NOBODY = 'usr_00000000000000000000000000'
const NO_INVITATION = 'inv_00000000000000000000000000'
const NO_VIEW = 'view_00000000000000000000000000'
const STAFF = { version: 1, role: 'staff', permissions: [] }
const VIEW = { name: 'Late', query: 'state=late', columns: null, shared: true }

export const domainRecords: DomainRecords = {
  records({ plaza, owner, workspace, idOf, inOwnWorkspace }) {
    let views = 0
    async function invitation(): Promise<string> {
      const input = { email: 'somebody.else@example.com', role: 'staff', permissions: [] }
      return (await owner.call('workspaces.invitations.create', input, { workspace })).body.id
    }
    async function sharedView(): Promise<string> {
      views += 1
      const list = `orders${'.again'.repeat(views)}`
      return (await owner.call('workspaces.views.create', { list, ...VIEW }, { workspace })).body.id
    }
    return {
      'workspaces.members.change': async () => inOwnWorkspace({ userId: await idOf('elena'), ...STAFF }, { userId: NOBODY, ...STAFF }),
      'workspaces.members.remove': async () => inOwnWorkspace({ userId: await idOf('elena') }, { userId: NOBODY }),
      'workspaces.transferOwnership': async () => inOwnWorkspace({ userId: await idOf('elena') }, { userId: NOBODY }),
      'workspaces.invitations.resend': async () => inOwnWorkspace({ id: await invitation() }, { id: NO_INVITATION }),
      'workspaces.invitations.confirm': async () => {
        const userId = await idOf('bruno')
        const id = await invitation()
        await plaza.rows('update workspaces.invitations set requested_by = $1, requested_at = now() where id = $2', [userId, id])
        return inOwnWorkspace({ id, userId }, { id: NO_INVITATION, userId })
      },
      'workspaces.invitations.revoke': async () => inOwnWorkspace({ id: await invitation() }, { id: NO_INVITATION }),
      'workspaces.views.update': async () =>
        inOwnWorkspace({ id: await sharedView(), version: 1, ...VIEW }, { id: NO_VIEW, version: 1, ...VIEW }),
      'workspaces.views.remove': async () => inOwnWorkspace({ id: await sharedView() }, { id: NO_VIEW }),
    }
  },
  noRecord: {
    'workspaces.invitations.accept': 'the token is the right',
    'workspaces.receivedInvitations.accept': 'only the account with the invited address has it (received-invitations.test.ts)',
    'workspaces.receivedInvitations.decline': 'only the account with the invited address has it (received-invitations.test.ts)',
  },
}
