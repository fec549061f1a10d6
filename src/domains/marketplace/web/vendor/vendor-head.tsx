import { RotateCcw, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MessageButton } from '#domains/messages/web/index.ts'
import { AwayNotice } from '#domains/vendors/web/index.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import { visiblePart } from '#platform/web/visible-part.tsx'
import type { VendorPage } from '../../contract.ts'
import { CollectionLinks } from '../collection/collection-links.tsx'
import { Rating } from '../rating.tsx'
import { VendorMark } from '../vendor-mark.tsx'
import { FollowVendor } from './follow-vendor.tsx'

const AboutSeller = visiblePart(() => import('./about-seller.tsx'), { whenMissing: 'keep', isStatic: true })

/** The vendor's name, texts and policies, and its vacation notice. */
export default function VendorHead({ vendor }: { vendor: VendorPage }) {
  const { slug, name, tagline, description, logo, banner, awayUntil, rating, since, productCount, policies, collections, trader } = vendor
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <header className="mt-4 overflow-hidden rounded-lg border bg-card">
      {banner && <Picture image={banner} sizes="(min-width: 80rem) 76rem, 100vw" eager className="aspect-4/1 w-full object-cover" />}
      <div className="grid gap-6 p-6 md:p-8 lg:grid-cols-[1fr_minmax(0,26rem)] lg:gap-12">
        <div className="grid min-w-0 grid-cols-[auto_1fr] items-start gap-x-5">
          <VendorMark name={name} logo={logo} size="xl" className="size-16 text-xl md:size-20" />
          <div>
            <h1 className="text-xl font-bold tracking-tight">
              <bdi>{name}</bdi>
            </h1>
            <p className="mt-1.5 text-muted-foreground">{tagline}</p>
          </div>
          <div className="col-span-2">
            {description && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>}
            <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-muted-foreground">
              {rating && <Rating rating={rating} />}
              <span>{t('marketplace.count', { count: productCount, shown: formatNumber(productCount, locale) })}</span>
              <span>{t('marketplace.vendor.since', { day: formatUtcDay(since, locale) })}</span>
            </p>
            <div className="mt-4 flex flex-wrap gap-2">
              <FollowVendor slug={slug} name={name} />
              <MessageButton to={{ shop: slug }} name={name} size="sm" />
            </div>
          </div>
        </div>
        {(policies.shipping ?? policies.returns) && (
          <dl className="space-y-4 text-sm lg:border-s lg:ps-8">
            {policies.shipping && <Policy icon={Truck} title={t('marketplace.vendor.shipping')} text={policies.shipping} />}
            {policies.returns && <Policy icon={RotateCcw} title={t('marketplace.vendor.returns')} text={policies.returns} />}
          </dl>
        )}
      </div>
      {collections.length > 0 && (
        <section aria-labelledby="vendor-collections" className="border-t p-6 md:px-8">
          <h2 id="vendor-collections" className="mb-3 font-semibold">
            {t('marketplace.collection.title')}
          </h2>
          <CollectionLinks collections={collections} />
        </section>
      )}
      {trader && <AboutSeller trader={trader} />}
      {awayUntil && (
        <div className="px-6 pb-6 md:px-8 md:pb-8">
          <AwayNotice until={awayUntil} />
        </div>
      )}
    </header>
  )
}

function Policy({ icon: Icon, title, text }: { icon: typeof Truck; title: string; text: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <dt className="contents font-semibold">
        <Icon aria-hidden className="mt-0.5 size-5 text-muted-foreground" strokeWidth={1.6} />
        <span>{title}</span>
      </dt>
      <dd className="col-start-2 mt-0.5 text-muted-foreground">{text}</dd>
    </div>
  )
}
