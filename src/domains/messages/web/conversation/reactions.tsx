import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { MessageView } from '../../contract.ts'
import { MessageActsContext } from './message-acts.ts'

/** The reactions to a message, with their number; a press adds or takes back one’s own. */
export function Reactions({ message }: { message: MessageView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const acts = use(MessageActsContext)
  return (
    <span className="-mt-1 flex flex-wrap gap-1 px-1">
      {message.reactions.map(({ emoji, count, mine, names }) => (
        <button
          key={emoji}
          type="button"
          disabled={!acts?.canWrite}
          aria-pressed={mine}
          title={names.join(', ')}
          aria-label={t('messages.reaction.label', { emoji, count, names: names.join(', ') })}
          onClick={() => acts?.react(message, emoji)}
          className={classes(
            'relative inline-flex min-h-7 items-center gap-1 rounded-full border bg-card px-2 text-xs tabular-nums transition after:absolute after:-inset-y-2 after:inset-x-0 hover:bg-muted',
            mine && 'border-primary bg-accent font-semibold',
          )}
        >
          <span aria-hidden>{emoji}</span>
          {count > 1 && <span aria-hidden>{formatNumber(count, locale)}</span>}
        </button>
      ))}
    </span>
  )
}
