/** Kinds of notifications about the people of a business. */
import { joinRequested, memberJoined } from '#events/workspaces.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import { findRequestedInvitation } from './invitations.sql.ts'
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

export const notifications = [wantsToJoin, joined]
