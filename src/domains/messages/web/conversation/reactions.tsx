import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { ReactionPill } from '#platform/web/ui/reaction-pill.tsx'
import type { MessageView } from '../../contract.ts'
import { MessageActsContext } from './message-acts.ts'

/** The reactions to a message, with their number; a press adds or takes back one’s own. */
export function Reactions({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const acts = use(MessageActsContext)
  return (
    <span className="-mt-1 flex flex-wrap gap-1 px-1">
      {message.reactions.map(({ emoji, count, mine, names }) => (
        <ReactionPill
          key={emoji}
          emoji={emoji}
          count={count}
          mine={mine}
          disabled={!acts?.canWrite}
          title={names.join(', ')}
          label={t('messages.reaction.label', { emoji, count, names: names.join(', ') })}
          onPress={() => acts?.react(message, emoji)}
        />
      ))}
    </span>
  )
}
