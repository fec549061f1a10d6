import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { RunVignette } from './run-vignette.tsx'
import { TradeVignette } from './trade-vignette.tsx'

/** What Plaza does today: trade and run a business, each with a vignette built from real components. */
export function HowItWorks({ pictures }: { pictures: (ImageView | null)[] }) {
  const { t } = useTranslation()
  return (
    <section id="how-it-works" aria-labelledby="how-it-works-title" className="mt-24 border-y bg-card py-16 md:py-24">
      <div className="page">
        <h2 id="how-it-works-title" className="max-w-2xl text-xl font-bold tracking-tight">
          {t('app.howItWorks.title')}
        </h2>
        <p className="mt-3 max-w-2xl text-base text-muted-foreground">{t('app.howItWorks.lead')}</p>
        <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-8">
          <Panel title={t('app.howItWorks.trade.title')} text={t('app.howItWorks.trade.text')}>
            <TradeVignette pictures={pictures.slice(0, 3)} />
          </Panel>
          <Panel title={t('app.howItWorks.run.title')} text={t('app.howItWorks.run.text')}>
            <RunVignette />
          </Panel>
        </div>
      </div>
    </section>
  )
}

/** The vignette is an illustration, so it is inert. */
function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="flex flex-col gap-5">
      <div aria-hidden inert className="flex h-96 flex-col justify-center overflow-hidden rounded-lg border bg-background p-5 select-none">
        {children}
      </div>
      <div>
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="mt-1.5 text-muted-foreground">{text}</p>
      </div>
    </article>
  )
}
