import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { type Arrangement, hideCard, moveCard, numbersAlone } from './arrangement.rules.ts'
import { CardContent } from './card-content.tsx'
import { CardControls } from './card-controls.tsx'
import type { DashboardCard } from './dashboard-cards.ts'

type Props = { cards: readonly DashboardCard[]; arrangement: Arrangement; isArranging: boolean; onArrange: (next: Arrangement) => void }

const WIDTHS = { number: '', small: 'max-sm:col-span-2', wide: 'col-span-2', full: 'col-span-2 lg:col-span-3' }

/** On a phone, a number without another one beside it takes the row. */
const ALONE = 'max-sm:col-span-2'

/** The cards. While they are arranged, they can be dragged, and their own links and buttons rest. */
export default function CardGrid({ cards, arrangement, isArranging, onArrange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const shown = cards.map(({ key }) => key)
  const alone = numbersAlone(cards)

  function move({ key, label }: DashboardCard, to: number) {
    onArrange(moveCard(arrangement, shown, key, to))
    const place = Math.max(0, Math.min(to, cards.length - 1)) + 1
    setSaid(t('app.dashboard.cards.moved', { name: t(label), place: formatNumber(place, locale), all: formatNumber(cards.length, locale) }))
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul aria-label={t('app.dashboard.cards.cards')} className="mt-6 grid grid-cols-2 gap-3 sm:gap-6 lg:grid-cols-3">
        {cards.map((card, index) => (
          <li
            key={card.key}
            draggable={isArranging}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(card.key)
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              const moving = cards.find(({ key }) => key === dragged)
              if (moving && moving !== card) move(moving, index)
              setDragged(null)
            }}
            className={classes(
              'min-w-0 empty:hidden',
              WIDTHS[card.width],
              alone.has(card.key) && ALONE,
              isArranging && 'cursor-grab rounded-lg',
              dragged === card.key && 'opacity-50',
            )}
          >
            {isArranging && (
              <CardControls
                name={t(card.label)}
                isFirst={index === 0}
                isLast={index === cards.length - 1}
                onEarlier={() => move(card, index - 1)}
                onLater={() => move(card, index + 1)}
                onHide={() => onArrange(hideCard(arrangement, card.key))}
              />
            )}
            {isArranging ? (
              <div inert>
                <CardContent content={card.content} />
              </div>
            ) : (
              <CardContent content={card.content} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
