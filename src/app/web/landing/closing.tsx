import { useTranslation } from 'react-i18next'
import { marketplacePath } from '#domains/marketplace/web/index.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Mark } from '#platform/web/ui/logo.tsx'
import { useComingSoon } from '../use-coming-soon.ts'

export function Closing() {
  const { t } = useTranslation()
  const comingSoon = useComingSoon()
  return (
    <section aria-labelledby="closing" className="page mt-24">
      <div className="flex flex-col items-center rounded-lg bg-accent px-6 py-14 text-center text-accent-foreground md:py-20">
        <Mark className="size-12" />
        <h2 id="closing" className="mt-6 max-w-2xl text-xl font-bold tracking-tight">
          {t('app.closing.title')}
        </h2>
        <p className="mt-3 max-w-xl">{t('app.closing.text')}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to={marketplacePath()} size="lg">
            {t('app.closing.browse')}
          </ButtonLink>
          <Button look="secondary" size="lg" onClick={comingSoon}>
            {t('app.closing.sell')}
          </Button>
        </div>
      </div>
    </section>
  )
}
