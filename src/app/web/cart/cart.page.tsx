import { useTranslation } from 'react-i18next'
import { CartContents } from '#domains/cart/web/index.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { EmptyCart } from './empty-cart.tsx'

/** The full cart page: more space than the drawer to compare items, choose delivery and see saved items. */
export default function CartPage() {
  const { t } = useTranslation()
  return (
    <main id="content" className="page min-h-dvh pt-8 pb-8 md:pt-12">
      <PageHead title={t('cart.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('cart.title')}</h1>
      <CartContents empty={<EmptyCart />} />
    </main>
  )
}
