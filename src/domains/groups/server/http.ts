import { implementOperations } from '#platform/server/implement-operations.ts'
import { groups } from '../contract.ts'
import { acceptRequests } from './accept-requests.ts'
import { addModerator } from './add-moderator.ts'
import { createCalendar } from './calendars/create-calendar.ts'
import { deleteCalendar } from './calendars/delete-calendar.ts'
import { getCalendar } from './calendars/own-calendar.ts'
import { createGroup } from './create-group.ts'
import { declineInvitation } from './decline-invitation.ts'
import { declineRequests } from './decline-requests.ts'
import { deleteGroup } from './delete-group.ts'
import { answerEvent } from './events/answer-event.ts'
import { cancelEvent } from './events/cancel-event.ts'
import { createEvent } from './events/create-event.ts'
import { deleteEvent } from './events/delete-event.ts'
import { loadEventView } from './events/event-views.ts'
import { listAnswering, listEvents } from './events/list-events.ts'
import { updateEvent } from './events/update-event.ts'
import { deleteFile } from './files/delete-file.ts'
import { listFiles } from './files/list-files.ts'
import { loadGroupView } from './group-views.ts'
import { joinGroup } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { liftBan } from './lift-ban.ts'
import { listGroups, listGroupsOfPerson } from './list-groups.ts'
import { listBans, listInvitations, listMembers, listRequests } from './list-people.ts'
import { addProduct } from './products/add-product.ts'
import { arrangeProducts } from './products/arrange-products.ts'
import { removeProduct } from './products/remove-product.ts'
import { listProducts } from './products/shelf.ts'
import { removeBanner } from './remove-banner.ts'
import { removeMember } from './remove-member.ts'
import { removeModerator } from './remove-moderator.ts'
import { sendInvitations } from './send-invitations.ts'
import { setBanner } from './set-banner.ts'
import { transferGroup } from './transfer-group.ts'
import { updateGroup } from './update-group.ts'
import { withdrawInvitations } from './withdraw-invitations.ts'
import { withdrawRequest } from './withdraw-request.ts'

const os = implementOperations(groups)

export const groupsRouter = os.router({
  list: os.list.handler(({ input, context: { ctx } }) => listGroups(ctx, input)),
  ofPerson: os.ofPerson.handler(({ input, context: { ctx } }) => listGroupsOfPerson(ctx, input)),
  get: os.get.handler(({ input, context: { ctx } }) => loadGroupView(ctx.services.db, ctx, input.groupId)),
  create: os.create.handler(({ input, context: { ctx } }) => createGroup(ctx, input)),
  update: os.update.handler(({ input, context: { ctx } }) => updateGroup(ctx, input)),
  setBanner: os.setBanner.handler(({ input, context: { ctx } }) => setBanner(ctx, input)),
  removeBanner: os.removeBanner.handler(({ input, context: { ctx } }) => removeBanner(ctx, input)),
  delete: os.delete.handler(({ input, context: { ctx } }) => deleteGroup(ctx, input)),
  join: os.join.handler(({ input, context: { ctx } }) => joinGroup(ctx, input)),
  leave: os.leave.handler(({ input, context: { ctx } }) => leaveGroup(ctx, input)),
  transfer: os.transfer.handler(({ input, context: { ctx } }) => transferGroup(ctx, input)),
  members: {
    list: os.members.list.handler(({ input, context: { ctx } }) => listMembers(ctx, input)),
    remove: os.members.remove.handler(({ input, context: { ctx } }) => removeMember(ctx, input)),
  },
  moderators: {
    add: os.moderators.add.handler(({ input, context: { ctx } }) => addModerator(ctx, input)),
    remove: os.moderators.remove.handler(({ input, context: { ctx } }) => removeModerator(ctx, input)),
  },
  requests: {
    list: os.requests.list.handler(({ input, context: { ctx } }) => listRequests(ctx, input)),
    withdraw: os.requests.withdraw.handler(({ input, context: { ctx } }) => withdrawRequest(ctx, input)),
    accept: os.requests.accept.handler(({ input, context: { ctx } }) => acceptRequests(ctx, input)),
    decline: os.requests.decline.handler(({ input, context: { ctx } }) => declineRequests(ctx, input)),
  },
  invitations: {
    list: os.invitations.list.handler(({ input, context: { ctx } }) => listInvitations(ctx, input)),
    send: os.invitations.send.handler(({ input, context: { ctx } }) => sendInvitations(ctx, input)),
    withdraw: os.invitations.withdraw.handler(({ input, context: { ctx } }) => withdrawInvitations(ctx, input)),
    decline: os.invitations.decline.handler(({ input, context: { ctx } }) => declineInvitation(ctx, input)),
  },
  bans: {
    list: os.bans.list.handler(({ input, context: { ctx } }) => listBans(ctx, input)),
    lift: os.bans.lift.handler(({ input, context: { ctx } }) => liftBan(ctx, input)),
  },
  events: {
    list: os.events.list.handler(({ input, context: { ctx } }) => listEvents(ctx, input)),
    get: os.events.get.handler(({ input, context: { ctx } }) => loadEventView(ctx.services.db, ctx, input.eventId)),
    create: os.events.create.handler(({ input, context: { ctx } }) => createEvent(ctx, input)),
    update: os.events.update.handler(({ input, context: { ctx } }) => updateEvent(ctx, input)),
    cancel: os.events.cancel.handler(({ input, context: { ctx } }) => cancelEvent(ctx, input)),
    delete: os.events.delete.handler(({ input, context: { ctx } }) => deleteEvent(ctx, input)),
    answer: os.events.answer.handler(({ input, context: { ctx } }) => answerEvent(ctx, input)),
    people: { list: os.events.people.list.handler(({ input, context: { ctx } }) => listAnswering(ctx, input)) },
  },
  calendars: {
    get: os.calendars.get.handler(({ input, context: { ctx } }) => getCalendar(ctx, input)),
    create: os.calendars.create.handler(({ input, context: { ctx } }) => createCalendar(ctx, input)),
    delete: os.calendars.delete.handler(({ input, context: { ctx } }) => deleteCalendar(ctx, input)),
  },
  products: {
    list: os.products.list.handler(({ input, context: { ctx } }) => listProducts(ctx, input)),
    add: os.products.add.handler(({ input, context: { ctx } }) => addProduct(ctx, input)),
    remove: os.products.remove.handler(({ input, context: { ctx } }) => removeProduct(ctx, input)),
    arrange: os.products.arrange.handler(({ input, context: { ctx } }) => arrangeProducts(ctx, input)),
  },
  files: {
    list: os.files.list.handler(({ input, context: { ctx } }) => listFiles(ctx, input)),
    delete: os.files.delete.handler(({ input, context: { ctx } }) => deleteFile(ctx, input)),
  },
})
