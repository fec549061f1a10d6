import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RatingLine } from '#domains/reviews/web/index.ts'
import type { ListingDetail } from '../contract.ts'
import { vendorPath } from './list-paths.ts'
import { VendorMark } from './vendor-mark.tsx'

/** The vendor of a product with its rating and a link to its page. */
export function VendorBox({ vendor: { slug, name, tagline, logo, rating } }: Pick<ListingDetail, 'vendor'>) {
  const { t } = useTranslation()
  return (
    <Link to={vendorPath(slug)} className="group flex items-center gap-4 rounded-md bg-card p-4 shadow-sm transition hover:bg-muted">
      <VendorMark name={name} logo={logo} />
      <span className="min-w-0 grow">
        <span className="block text-xs text-muted-foreground">{t('marketplace.product.soldBy')}</span>
        <span className="block font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="line-clamp-2 text-xs text-muted-foreground">{tagline}</span>
        {rating && (
          <span className="mt-1 block text-xs">
            <RatingLine {...rating} />
          </span>
        )}
      </span>
      <ChevronRight aria-hidden className="flip size-5 shrink-0 text-muted-foreground" />
    </Link>
  )
}
