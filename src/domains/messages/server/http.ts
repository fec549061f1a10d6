import { implementOperations } from '#platform/server/implement-operations.ts'
import { messages } from '../contract.ts'
import { acceptRequest } from './accept-request.ts'
import { addPeople } from './add-people.ts'
import { beatPresence } from './beat-presence.ts'
import { getConversation, getSummary, listConversations } from './conversations.ts'
import { createGroup } from './create-group.ts'
import { declineRequest } from './decline-request.ts'
import { editMessage } from './edit-message.ts'
import { leaveGroup } from './leave-group.ts'
import { markConversationUnread } from './mark-conversation-unread.ts'
import { listMessages } from './messages.ts'
import { muteConversation } from './mute-conversation.ts'
import { openWithPerson } from './open-with-person.ts'
import { openWithShop } from './open-with-shop.ts'
import { loadSettings } from './own-settings.ts'
import { reactToMessage } from './react-to-message.ts'
import { readConversation } from './read-conversation.ts'
import { removeMessage } from './remove-message.ts'
import { removePerson } from './remove-person.ts'
import { renameGroup } from './rename-group.ts'
import { searchMessages } from './search-messages.ts'
import { sendMessage } from './send-message.ts'
import { typeText } from './type-text.ts'
import { unmuteConversation } from './unmute-conversation.ts'
import { unreactToMessage } from './unreact-to-message.ts'
import { updateSettings } from './update-settings.ts'

const os = implementOperations(messages)

export const messagesRouter = os.router({
  summary: os.summary.handler(({ context: { ctx } }) => getSummary(ctx)),
  conversations: {
    list: os.conversations.list.handler(({ input, context: { ctx } }) => listConversations(ctx, input)),
    get: os.conversations.get.handler(({ input, context: { ctx } }) => getConversation(ctx, input.conversationId)),
    openWithPerson: os.conversations.openWithPerson.handler(({ input, context: { ctx } }) => openWithPerson(ctx, input)),
    openWithShop: os.conversations.openWithShop.handler(({ input, context: { ctx } }) => openWithShop(ctx, input)),
    createGroup: os.conversations.createGroup.handler(({ input, context: { ctx } }) => createGroup(ctx, input)),
    rename: os.conversations.rename.handler(({ input, context: { ctx } }) => renameGroup(ctx, input)),
    addPeople: os.conversations.addPeople.handler(({ input, context: { ctx } }) => addPeople(ctx, input)),
    removePerson: os.conversations.removePerson.handler(({ input, context: { ctx } }) => removePerson(ctx, input)),
    leave: os.conversations.leave.handler(({ input, context: { ctx } }) => leaveGroup(ctx, input)),
    mute: os.conversations.mute.handler(({ input, context: { ctx } }) => muteConversation(ctx, input)),
    unmute: os.conversations.unmute.handler(({ input, context: { ctx } }) => unmuteConversation(ctx, input)),
    read: os.conversations.read.handler(({ input, context: { ctx } }) => readConversation(ctx, input)),
    markUnread: os.conversations.markUnread.handler(({ input, context: { ctx } }) => markConversationUnread(ctx, input)),
    type: os.conversations.type.handler(({ input, context: { ctx } }) => typeText(ctx, input)),
    accept: os.conversations.accept.handler(({ input, context: { ctx } }) => acceptRequest(ctx, input)),
    decline: os.conversations.decline.handler(({ input, context: { ctx } }) => declineRequest(ctx, input)),
  },
  list: os.list.handler(({ input, context: { ctx } }) => listMessages(ctx, input)),
  search: os.search.handler(({ input, context: { ctx } }) => searchMessages(ctx, input)),
  send: os.send.handler(({ input, context: { ctx } }) => sendMessage(ctx, input)),
  edit: os.edit.handler(({ input, context: { ctx } }) => editMessage(ctx, input)),
  remove: os.remove.handler(({ input, context: { ctx } }) => removeMessage(ctx, input)),
  react: os.react.handler(({ input, context: { ctx } }) => reactToMessage(ctx, input)),
  unreact: os.unreact.handler(({ input, context: { ctx } }) => unreactToMessage(ctx, input)),
  beat: os.beat.handler(({ context: { ctx } }) => beatPresence(ctx)),
  settings: {
    get: os.settings.get.handler(({ context: { ctx } }) => loadSettings(ctx.services.db, ctx.userId)),
    update: os.settings.update.handler(({ input, context: { ctx } }) => updateSettings(ctx, input)),
  },
})
