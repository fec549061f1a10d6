import { Fragment } from 'react'
import { splitLinks } from '#platform/shared/written-text.ts'
import { classes } from '#platform/web/ui/classes.ts'

const MAX_SHOWN = 60

/** The text in its author's direction. A link shows the host that it leads to, whatever the address looks like. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className={classes('wrap-anywhere whitespace-pre-wrap', isOnlyEmoji(text) && 'text-xl leading-tight')}>
      {splitLinks(text).map((part, index) =>
        part.kind !== 'link' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <Fragment key={index}>{part.text}</Fragment>
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            key={index}
            href={part.href}
            target="_blank"
            rel="nofollow noopener noreferrer"
            title={part.href}
            dir="ltr"
            className="font-medium underline underline-offset-2"
          >
            {part.shown.length > MAX_SHOWN ? `${part.shown.slice(0, MAX_SHOWN)}…` : part.shown}
          </a>
        ),
      )}
    </p>
  )
}

const isOnlyEmoji = (text: string) =>
  text.length <= 24 && /^(?:\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]*\s*){1,3}$/u.test(text)
