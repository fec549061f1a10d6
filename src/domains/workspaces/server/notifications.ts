/** Kinds of notifications about the people of a business. */
import { findAccountByEmail } from '#domains/accounts/server/index.ts'
import { invitationEnded, joinRequested, memberInvited, memberJoined } from '#events/workspaces.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import { findOpenInvitation, findRequestedInvitation, loadAcceptedIds } from './invitations.sql.ts'
import { loadOwners } from './members.sql.ts'
import { loadWorkspaceNames } from './workspaces.sql.ts'

const PEOPLE = '/settings?tab=workspace'

/** The inviter gets a mail about it always (listeners.ts). */
const wantsToJoin = defineNotification({
  kind: 'workspaces.joinRequested',
  area: 'workspace',
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [joinRequested],
  async recipients(tx, events) {
    const requests = await Promise.all(
      events.map(async ({ payload: { invitationId, userId } }) => ({ userId, open: await findRequestedInvitation(tx.db, invitationId) })),
    )
    return requests.flatMap(({ userId, open }) =>
      open?.requestedBy === userId
        ? [
            {
              userId: open.invitedBy,
              target: { type: 'invitation', id: open.id },
              actorId: userId,
              params: { workspace: open.workspaceName },
              href: PEOPLE,
              workspaceId: open.workspaceId,
            },
          ]
        : [],
    )
  },
  words: {
    en: { name: 'Requests to join', text: ({ people, workspace }) => `${people} wants to join ${workspace} with your invitation` },
    es: { name: 'Solicitudes de acceso', text: ({ people, workspace }) => `${people} quiere unirse a ${workspace} con tu invitación` },
    ar: { name: 'طلبات الانضمام', text: ({ people, workspace }) => `يريد ${people} الانضمام إلى ${workspace} بدعوتك` },
  },
})

const joined = defineNotification({
  kind: 'workspaces.memberJoined',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [memberJoined],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const owners = await loadOwners(tx.db, workspaceIds)
    const names = await loadWorkspaceNames(tx.db, workspaceIds)
    return events.flatMap(({ payload: { workspaceId, userId } }) => {
      const owner = owners.get(workspaceId)
      const target = { type: 'workspace', id: workspaceId }
      const params = { workspace: names.get(workspaceId) ?? '' }
      return owner ? [{ userId: owner, target, actorId: userId, params, href: PEOPLE, workspaceId }] : []
    })
  },
  words: {
    en: { name: 'New team members', text: ({ people, workspace }) => `${people} joined ${workspace}` },
    es: {
      name: 'Personas nuevas en tu equipo',
      text: ({ people, count, workspace }) => `${people} ${count === 1 ? 'se unió' : 'se unieron'} a ${workspace}`,
    },
    ar: { name: 'أعضاء جدد في فريقك', text: ({ people, workspace }) => `انضم ${people} إلى ${workspace}` },
  },
})

/** Somebody with a confirmed email is invited. Their mail has the link; the row leads to a list that only they see. */
const invited = defineNotification({
  kind: 'workspaces.invited',
  area: 'workspace',
  channels: { bell: 'on', mail: 'always', push: 'on' },
  events: [memberInvited],
  async recipients(tx, events) {
    const found = await Promise.all(events.map(({ payload }) => findOpenInvitation(tx.db, payload.invitationId, tx.now)))
    const open = found.filter((invitation) => invitation !== undefined)
    const accounts = await Promise.all(open.map(({ emailKey }) => findAccountByEmail(tx.db, emailKey)))
    return open.flatMap(({ id, invitedBy, workspaceName }, index) => {
      const account = accounts[index]
      const target = { type: 'invitation', id }
      return account?.emailProof === 'mailed'
        ? [{ userId: account.id, target, actorId: invitedBy, params: { workspace: workspaceName }, href: '/invitations' }]
        : []
    })
  },
  undone: undoneBy([invitationEnded, memberJoined], async (tx, events) => {
    const ids = await Promise.all(
      events.map(({ payload }) => ('invitationId' in payload ? [payload.invitationId] : loadAcceptedIds(tx.db, payload))),
    )
    return ids.flat().map((id) => ({ target: { type: 'invitation', id } }))
  }),
  words: {
    en: { name: 'Invitations to workspaces', text: ({ people, workspace }) => `${people} invited you to ${workspace}` },
    es: { name: 'Invitaciones a espacios de trabajo', text: ({ people, workspace }) => `${people} te invitó a ${workspace}` },
    ar: { name: 'الدعوات إلى مساحات العمل', text: ({ people, workspace }) => `دعاك ${people} إلى ${workspace}` },
  },
})

export const notifications = [wantsToJoin, joined, invited]
