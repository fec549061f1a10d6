import { randomUUID } from 'node:crypto'
import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_CONVERSATION = 'cnv_00000000000000000000000000'
const NO_MESSAGE = 'msg_00000000000000000000000000'
const A_PERSON = 'a person, whom every member may see; the conversation is the member’s own'

export const domainRecords: DomainRecords = {
  records({ owner, buyer, idOf }) {
    /** Amira's conversation with Bruno. */
    async function conversation(): Promise<string> {
      return (await owner.call('messages.conversations.openWithPerson', { userId: await idOf('bruno') })).body.conversationId
    }
    async function message(): Promise<{ conversationId: string; messageId: string }> {
      const conversationId = await conversation()
      // Bruno's answer accepts what was a request.
      await buyer.call('messages.send', { conversationId, clientKey: randomUUID(), text: 'Yes' })
      const sent = await owner.call('messages.send', { conversationId, clientKey: randomUUID(), text: 'Hello' })
      return { conversationId, messageId: sent.body.message.id }
    }
    const ofConversation = async (rest: object = {}) => ({
      foreign: { conversationId: await conversation(), ...rest },
      missing: { conversationId: NO_CONVERSATION, ...rest },
    })
    const ofGroup = async (rest: object = {}) => {
      const userIds = [await idOf('bruno')]
      const { conversationId } = (await owner.call('messages.conversations.createGroup', { title: 'Kiln day', userIds })).body
      return { foreign: { conversationId, ...rest }, missing: { conversationId: NO_CONVERSATION, ...rest } }
    }
    const ofMessage = async (rest: object = {}) => {
      const found = await message()
      return { foreign: { ...found, ...rest }, missing: { ...found, messageId: NO_MESSAGE, ...rest } }
    }
    return {
      'messages.conversations.get': () => ofConversation(),
      'messages.conversations.read': () => ofConversation({ position: 1 }),
      'messages.conversations.markUnread': () => ofConversation(),
      'messages.conversations.mute': () => ofConversation({ duration: 'day' }),
      'messages.conversations.unmute': () => ofConversation(),
      'messages.conversations.type': () => ofConversation({ writing: true }),
      'messages.conversations.accept': () => ofConversation(),
      'messages.conversations.decline': () => ofConversation(),
      'messages.conversations.rename': () => ofGroup({ title: 'Mine' }),
      'messages.conversations.addPeople': async () => ofGroup({ userIds: [await idOf('farid')] }),
      'messages.conversations.removePerson': async () => ofGroup({ userId: await idOf('bruno') }),
      'messages.conversations.leave': () => ofGroup(),
      'messages.list': () => ofConversation(),
      'messages.search': () => ofConversation({ q: 'hello' }),
      'messages.send': () => ofConversation({ clientKey: randomUUID(), text: 'Hello' }),
      'messages.edit': () => ofMessage({ text: 'Goodbye' }),
      'messages.remove': () => ofMessage(),
      'messages.react': () => ofMessage({ emoji: '👍' }),
      'messages.unreact': () => ofMessage({ emoji: '👍' }),
    }
  },
  noRecord: {
    'messages.conversations.openWithPerson': A_PERSON,
    'messages.conversations.openWithShop': 'a shop, which is public; the conversation is the member’s own',
    'messages.conversations.createGroup': A_PERSON,
  },
}
