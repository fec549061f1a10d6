/** The page of an area whose domain is not built yet: what will be here, and nothing that pretends to be. */
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { AREAS, type AreaKey, MENU_AREAS } from '../../areas.ts'
import { useComingSoon } from '../coming-soon.ts'
import { AREA_ICONS } from '../frame/area-icons.ts'

export default function SoonPage() {
  const { t } = useTranslation()
  const comingSoon = useComingSoon()
  const key = areaAt(useLocation().pathname)
  const Icon = AREA_ICONS[key]
  const name = t(`app.area.${key}.name`)
  return (
    <main id="content" className="mx-auto grid max-w-xl place-items-center px-6 py-16 text-center md:min-h-[calc(100dvh-3.5rem)]">
      <PageHead title={name} hidden />
      <div>
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-accent text-accent-foreground">
          <Icon aria-hidden className="size-7" strokeWidth={1.6} />
        </span>
        <p className="mt-6 text-sm font-semibold text-muted-foreground">{t('app.area.soon')}</p>
        <h1 className="mt-1 text-xl font-bold tracking-tight">{name}</h1>
        <p className="mt-3 text-pretty text-muted-foreground">{t(`app.area.${key}.soon`)}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button onClick={comingSoon}>{t('app.area.begin')}</Button>
          <ButtonLink to="/dashboard" look="secondary">
            {t('app.area.back')}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}

/** The area with the longest path this one stands below. */
function areaAt(pathname: string): AreaKey {
  const candidates = [...AREAS, ...MENU_AREAS].filter(({ path }) => pathname.toLowerCase().startsWith(path.split('/', 2).join('/')))
  const exact = candidates.find(({ path }) => pathname.startsWith(path))
  return (exact ?? candidates[0])?.key ?? 'dashboard'
}
