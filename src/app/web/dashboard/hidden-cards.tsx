import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import type { DashboardCard } from './dashboard-cards.ts'

/** The cards that the member has hidden, to show them again. */
export function HiddenCards({ cards, onShow }: { cards: readonly DashboardCard[]; onShow: (key: string) => void }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="hidden-cards" className="mt-6 rounded-lg border border-dashed p-4">
      <h2 id="hidden-cards" className="text-sm font-semibold">
        {t('app.dashboard.cards.hidden')}
      </h2>
      {cards.length === 0 && <p className="mt-1 text-sm text-muted-foreground">{t('app.dashboard.cards.noneHidden')}</p>}
      <ul className="mt-2 flex flex-wrap gap-2">
        {cards.map(({ key, label }) => (
          <li key={key}>
            <Button look="secondary" size="sm" aria-label={t('app.dashboard.cards.show', { name: t(label) })} onClick={() => onShow(key)}>
              <Eye aria-hidden className="size-4" />
              {t(label)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
