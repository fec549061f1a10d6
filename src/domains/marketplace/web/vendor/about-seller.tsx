import { useTranslation } from 'react-i18next'
import { LegalText } from '#domains/vendors/web/index.ts'
import type { VendorPage } from '../../contract.ts'

/** Who sells here: what the law asks a business to tell its customers. */
export default function AboutSeller({ trader }: { trader: NonNullable<VendorPage['trader']> }) {
  const { t } = useTranslation()
  return (
    <section id="seller" aria-labelledby="seller-title" className="scroll-mt-20 border-t p-6 text-muted-foreground md:px-8">
      <h2 id="seller-title" className="mb-3 font-semibold text-foreground">
        {t('marketplace.vendor.aboutSeller')}
      </h2>
      <div className="text-xs">
        <LegalText legal={trader} />
        <a href={`mailto:${trader.email}`} className="mt-1 inline-flex min-h-6 items-center underline underline-offset-4">
          <bdi dir="ltr">{trader.email}</bdi>
        </a>
      </div>
    </section>
  )
}
