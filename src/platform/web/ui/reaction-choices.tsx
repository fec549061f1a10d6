import { DropdownMenu } from 'radix-ui'
import { REACTIONS, type Reaction } from '#platform/shared/reactions.ts'

type Props = { label: (emoji: Reaction) => string; onChoose: (emoji: Reaction) => void }

/** The emoji that a reaction can be, inside an open menu. */
export function ReactionChoices({ label, onChoose }: Props) {
  return (
    <div className="grid grid-cols-5 gap-0.5">
      {REACTIONS.map((emoji) => (
        <DropdownMenu.Item
          key={emoji}
          aria-label={label(emoji)}
          onSelect={() => onChoose(emoji)}
          className="flex size-11 items-center justify-center rounded-sm text-lg outline-none data-highlighted:bg-muted md:size-9"
        >
          {emoji}
        </DropdownMenu.Item>
      ))}
    </div>
  )
}
