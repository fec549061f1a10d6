import { useParams } from 'react-router'
import { Conversation } from './conversation/conversation.tsx'

export default function ConversationPage() {
  const { conversationId = '' } = useParams()
  return <Conversation key={conversationId} id={conversationId} />
}
