import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageView } from '#platform/shared/contract.ts'
import { RunVignette } from './run-vignette.tsx'
import { TalkVignette } from './talk-vignette.tsx'
import { TradeVignette } from './trade-vignette.tsx'

/** Talk, trade, run your business: what one house can do, shown with the product's own parts. */
export function Story({ pictures }: { pictures: (ImageView | null)[] }) {
  const { t } = useTranslation()
  return (
    <section id="story" aria-labelledby="story-title" className="mt-24 border-y bg-card py-16 md:py-24">
      <div className="page">
        <h2 id="story-title" className="max-w-2xl text-xl font-bold tracking-tight">
          {t('app.story.title')}
        </h2>
        <p className="mt-3 max-w-2xl text-base text-muted-foreground">{t('app.story.lead')}</p>
        <div className="mt-10 grid gap-10 lg:grid-cols-3 lg:gap-8">
          <Panel title={t('app.story.talk.title')} text={t('app.story.talk.text')}>
            <TalkVignette picture={pictures[0] ?? null} />
          </Panel>
          <Panel title={t('app.story.trade.title')} text={t('app.story.trade.text')}>
            <TradeVignette pictures={pictures.slice(0, 3)} />
          </Panel>
          <Panel title={t('app.story.run.title')} text={t('app.story.run.text')}>
            <RunVignette />
          </Panel>
        </div>
      </div>
    </section>
  )
}

/** The vignette is a picture of the product, not the product: nothing in it can be reached. */
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
