import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import { parseWritten, type TextPart } from '#platform/shared/written-text.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { MentionView } from '../contract.ts'
import { profilePath } from './person-name.tsx'

const MAX_SHOWN = 60
const LINK = 'font-medium text-primary underline-offset-4 hover:underline'

type Props = {
  text: string
  /** Those mentioned; other names after `@` stay plain text. */
  mentions?: readonly MentionView[]
  /** The address of a hashtag; without it hashtags stay plain text. */
  tagPath?: (tag: string) => string
  className?: string
}

/** What a person wrote: paragraphs and lines, each in its own direction, with links to people, hashtags and web addresses. */
export function WrittenText({ text, mentions = [], tagPath, className }: Props) {
  const people = new Map(mentions.map(({ name, username }) => [name, username]))

  /** A part inside its own direction, so that a name in another script moves no punctuation around it. */
  function draw(part: TextPart): ReactNode {
    if (part.kind === 'link') return <WebLink {...part} />
    const username = part.kind === 'mention' && people.get(toUsernameKey(part.name))
    const to = username ? profilePath({ username }) : part.kind === 'tag' && tagPath?.(part.tag)
    if (!to) return part.text
    return (
      <bdi>
        <Link to={to} className={LINK}>
          {part.text}
        </Link>
      </bdi>
    )
  }

  return (
    <div className={classes('space-y-2 wrap-anywhere', className)}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <p key={index} dir="auto" className="whitespace-pre-wrap [unicode-bidi:plaintext]">
          {parseWritten(paragraph).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            <Fragment key={place}>{draw(part)}</Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

/** Hazard 37: the host that it leads to is what is shown, whatever was written. */
function WebLink({ href, shown }: { href: string; shown: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      title={href}
      dir="ltr"
      className="font-medium underline underline-offset-2"
    >
      {shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown}
    </a>
  )
}
