import { GripVertical } from 'lucide-react'
import { type ComponentProps, lazy, memo, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { preloadModule } from '../preload-module.ts'
import { classes } from '../ui/classes.ts'
import type { BoardCard, Place, Step } from './board.ts'
import type { Target } from './move-menu.tsx'

const loadMenu = () => import('./move-menu.tsx')
const MoveMenu = lazy(loadMenu)

export type CardActions<Card extends BoardCard> = {
  nameOf: (card: Card) => string
  draw: (card: Card) => ReactNode
  onKey: (event: React.KeyboardEvent<HTMLElement>, card: Card) => void
  onStep: (card: Card, step: Step) => void
  onPut: (card: Card, place: Place) => void
  targetsFor: (card: Card) => readonly Target[]
}

type Props<Card extends BoardCard> = { card: Card; lifted: boolean; pending: boolean; instructions: string; actions: CardActions<Card> }

function Plain<Card extends BoardCard>({ card, lifted, pending, instructions, actions }: Props<Card>) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const ask = () => {
    if (lifted) return
    setWanted(true)
    setOpen(true)
  }
  const grip = {
    name: actions.nameOf(card),
    lifted,
    instructions,
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => actions.onKey(event, card),
  }
  const closed = <Grip {...grip} aria-expanded={false} onPointerEnter={() => preloadModule(loadMenu)} onClick={ask} />
  return (
    <li
      data-card={card.id}
      {...(lifted && { 'data-lifted': '' })}
      aria-busy={pending}
      className={classes(
        'relative cursor-grab touch-manipulation [contain-intrinsic-size:auto_6rem] [content-visibility:auto] rounded-md border p-3 transition-colors select-none [-webkit-touch-callout:none]',
        lifted ? 'border-dashed border-primary bg-accent text-accent-foreground' : 'bg-card shadow-sm hover:border-input',
        pending && 'border-dashed border-input',
      )}
    >
      <span className="float-end -me-3 -mt-3">
        {wanted ? (
          <Suspense fallback={closed}>
            <MoveMenu
              open={open}
              onOpenChange={setOpen}
              trigger={<Grip {...grip} onClick={ask} />}
              targets={actions.targetsFor(card)}
              onStep={(step) => actions.onStep(card, step)}
              onPut={(place) => actions.onPut(card, place)}
            />
          </Suspense>
        ) : (
          closed
        )}
      </span>
      {actions.draw(card)}
    </li>
  )
}

/** Memoized: on a board of a thousand cards, one step rerenders two columns, and in them only the changed cards. */
export const KanbanCard = memo(Plain) as typeof Plain

type GripProps = ComponentProps<'button'> & { name: string; lifted: boolean; instructions: string }

function Grip({ name, lifted, instructions, ...rest }: GripProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      // Pointer down starts a drag; only a click opens the menu.
      onPointerDown={(event) => event.preventDefault()}
      // Some browsers click a button when the space key is released.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      data-grip
      aria-label={t('platform.kanban.move', { name })}
      aria-describedby={instructions}
      aria-pressed={lifted}
      className="inline-flex size-11 items-center justify-center rounded-md text-muted-foreground transition hover:text-foreground"
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  )
}
