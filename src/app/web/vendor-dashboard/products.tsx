import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { VendorOverview } from '#domains/analytics/contract.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { ProductFigures } from './product-figures.tsx'
import { ViewedProducts } from './viewed-products.tsx'

const ORDERS = ['sales', 'views'] as const

/** The products of the period by sales or by views; the choice is in the address. Keys: app.vendorDashboard.product.by.* */
export function Products({ overview: { products, viewed } }: { overview: VendorOverview }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const by = ORDERS.find((order) => order === search.get('by')) ?? 'sales'
  const choose = (value: (typeof ORDERS)[number]) =>
    setSearch(
      (chosen) => {
        chosen.delete('by')
        if (value !== 'sales') chosen.set('by', value)
        return chosen
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div id="products" className="scroll-mt-24">
      <Panel
        title={t('app.vendorDashboard.product.title')}
        lead={t(by === 'sales' ? 'app.vendorDashboard.product.lead' : 'app.vendorDashboard.product.viewsLead')}
        aside={
          <Segmented
            label={t('app.vendorDashboard.product.order')}
            choices={ORDERS.map((value) => ({ value, label: t(`app.vendorDashboard.product.by.${value}`) }))}
            value={by}
            onChange={choose}
          />
        }
      >
        {products.length === 0 && <p className="text-muted-foreground">{t('app.vendorDashboard.product.none')}</p>}
        {products.length > 0 && (by === 'sales' ? <ProductFigures products={products} /> : <ViewedProducts viewed={viewed} />)}
      </Panel>
    </div>
  )
}
