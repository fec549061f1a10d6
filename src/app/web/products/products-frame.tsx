/** Wraps the vendor's product pages: adds the link to promotions, and next to each price the earnings, which finance computes. */
import { TicketPercent } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { YouEarn } from '#domains/finance/web/index.ts'
import { ListLinks, PriceNote, type PriceNoteProps } from '#domains/products/web/index.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'

export default function ProductsFrame() {
  return (
    <ListLinks value={<PromotionsLink />}>
      <PriceNote value={EarningNote}>
        <Outlet />
      </PriceNote>
    </ListLinks>
  )
}

function PromotionsLink() {
  const { t } = useTranslation()
  return (
    <ButtonLink to="/promotions" look="secondary">
      <TicketPercent aria-hidden className="size-4.5" />
      {t('promotions.title')}
    </ButtonLink>
  )
}

function EarningNote(props: PriceNoteProps) {
  return (
    <Suspense fallback={null}>
      <YouEarn {...props} />
    </Suspense>
  )
}
