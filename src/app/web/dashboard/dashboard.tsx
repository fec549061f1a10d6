/** What matters today, as cards that each member arranges. */
import { Check, LayoutGrid, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { SecondFactorBanner } from '#domains/accounts/web/index.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { arrange, showCard, UNARRANGED } from './arrangement.rules.ts'
import CardGrid from './card-grid.tsx'
import { HiddenCards } from './hidden-cards.tsx'
import { useArrangement } from './use-arrangement.ts'
import { useCards } from './use-cards.ts'

export default function Dashboard({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const [arrangement, save] = useArrangement(me)
  const [isArranging, setArranging] = useState(false)
  const { shown, hidden } = arrange(useCards(me), arrangement)
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-8 md:px-8 md:py-10">
      <PageHead title={t('app.area.dashboard.name')} hidden />
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={me.username} picture={me.avatarUrl} size="lg" />
        <div className="min-w-0 grow">
          <h1 className="truncate text-xl font-bold tracking-tight">{t('app.dashboard.hello', { name: me.name })}</h1>
          <p className="mt-0.5 text-muted-foreground">{isArranging ? t('app.dashboard.cards.help') : t('app.dashboard.lead')}</p>
        </div>
        <div className="flex gap-2">
          {isArranging && (
            <Button look="quiet" onClick={() => save(UNARRANGED)}>
              <RotateCcw aria-hidden className="flip size-4" />
              {t('app.dashboard.cards.reset')}
            </Button>
          )}
          <Button look={isArranging ? 'primary' : 'secondary'} onClick={() => setArranging(!isArranging)}>
            {isArranging ? <Check aria-hidden className="size-4" /> : <LayoutGrid aria-hidden className="size-4" />}
            {isArranging ? t('app.dashboard.cards.done') : t('app.dashboard.cards.arrange')}
          </Button>
        </div>
      </header>
      <SecondFactorBanner className="mt-6" />
      <CardGrid cards={shown} arrangement={arrangement} isArranging={isArranging} onArrange={save} />
      {isArranging && <HiddenCards cards={hidden} onShow={(key) => save(showCard(arrangement, key))} />}
    </main>
  )
}
