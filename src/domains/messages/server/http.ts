import { implementOperations } from '#platform/server/implement-operations.ts'
import { messages } from '../contract.ts'
import { getConversation, getSummary, listConversations } from './conversations.ts'
import { listMessages } from './messages.ts'
import { openWithPerson } from './open-with-person.ts'
import { openWithShop } from './open-with-shop.ts'
import { loadSettings } from './own-settings.ts'
import { readConversation } from './read-conversation.ts'
import { sendMessage } from './send-message.ts'
import { updateSettings } from './update-settings.ts'

const os = implementOperations(messages)

export const messagesRouter = os.router({
  summary: os.summary.handler(({ context: { ctx } }) => getSummary(ctx)),
  conversations: {
    list: os.conversations.list.handler(({ input, context: { ctx } }) => listConversations(ctx, input)),
    get: os.conversations.get.handler(({ input, context: { ctx } }) => getConversation(ctx, input.conversationId)),
    openWithPerson: os.conversations.openWithPerson.handler(({ input, context: { ctx } }) => openWithPerson(ctx, input)),
    openWithShop: os.conversations.openWithShop.handler(({ input, context: { ctx } }) => openWithShop(ctx, input)),
    read: os.conversations.read.handler(({ input, context: { ctx } }) => readConversation(ctx, input)),
  },
  list: os.list.handler(({ input, context: { ctx } }) => listMessages(ctx, input)),
  send: os.send.handler(({ input, context: { ctx } }) => sendMessage(ctx, input)),
  settings: {
    get: os.settings.get.handler(({ context: { ctx } }) => loadSettings(ctx.services.db, ctx.userId)),
    update: os.settings.update.handler(({ input, context: { ctx } }) => updateSettings(ctx, input)),
  },
})
