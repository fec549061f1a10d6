export const openConversationPath = (conversationId: string) => `/messages/${encodeURIComponent(conversationId)}`
