import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { marketplacePath } from '#domains/marketplace/web/index.ts'
import { ButtonLink, buttonClasses } from '#platform/web/ui/button.tsx'
import { sceneSources } from './scenes.ts'

const scene = sceneSources('scene-hero')

/** A square at dusk, drawn behind the photograph. A style sheet of its own would delay the page. */
const DRAWN = {
  background: `radial-gradient(circle at 72% 30%, #f7c98f 0 9%, transparent 9.4%),
    radial-gradient(120% 90% at 50% 118%, #8a3f20 0 42%, transparent 42.4%),
    radial-gradient(90% 80% at 14% 108%, #b65a30 0 46%, transparent 46.4%), linear-gradient(#f2b483, #e98c5c 70%)`,
}

export function Hero() {
  const { t } = useTranslation()
  return (
    <section className="page grid items-center gap-8 pt-6 pb-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14 lg:pt-10">
      <div className="lg:py-12">
        <p className="text-sm font-semibold text-primary">{t('app.hero.eyebrow')}</p>
        <h1 className="mt-4 text-2xl font-bold tracking-[-0.035em]">{t('app.hero.title')}</h1>
        <p className="mt-6 max-w-[34rem] text-base text-muted-foreground">{t('app.hero.lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={marketplacePath()} size="lg">
            {t('app.hero.browse')}
            <ArrowRight aria-hidden className="flip size-5" />
          </ButtonLink>
          <a href="#how-it-works" className={buttonClasses('secondary', 'lg')}>
            {t('app.hero.how')}
          </a>
        </div>
      </div>
      <div className="relative aspect-4/3 overflow-hidden rounded-lg lg:aspect-6/5" style={DRAWN}>
        {scene && (
          <img
            src={scene.src}
            srcSet={scene.srcSet}
            sizes="(min-width: 64rem) 50vw, 100vw"
            alt=""
            fetchPriority="high"
            className="size-full object-cover object-[86%_50%]"
          />
        )}
      </div>
    </section>
  )
}
