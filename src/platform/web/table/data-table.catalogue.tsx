import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { ORDERS, type Order, pageOfOrders, STATES, type State } from '../catalogue/orders.ts'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { useLanguage } from '../i18n/use-language.ts'
import { formatMoney } from '../money.tsx'
import { Badge, type Tone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Notice } from '../ui/notice.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { DataTable } from './data-table.tsx'
import type { Filter } from './filters.ts'
import type { Importer } from './import/importer.ts'
import { type SavedView, SavedViewsContext, type SavedViewsHome } from './saved-views-context.ts'
import type { BulkAction, Column, TableQuery } from './table.ts'

const TONES: Record<State, Tone> = { open: 'warning', paid: 'accent', sent: 'success', returned: 'destructive' }

const IDENTITY = {
  id: ({ id }: Order) => id,
  name: ({ number }: Order) => `#${number}`,
  href: ({ id }: Order) => `/dev/ui/record-page?bare=yes&order=${id}`,
}

export default function Tables() {
  const language = useLanguage()
  const { orders, searchOrders, noOrders, noOrdersText, ordersFailed, short } = useSample()
  const { columns, filters } = useOrderColumns()
  const [home] = useState(() => homeInMemory())
  const shared = { label: orders, columns, identity: IDENTITY, failed: ordersFailed }
  const query = (name: string, page: TableQuery<Order>['page']): TableQuery<Order> => ({ key: [language, 'catalogue', name], page })
  const never = () => new Promise<never>(() => {})
  const broken = () => Promise.reject(new Error('broken'))
  const none = async () => ({ rows: [], nextCursor: null, total: { count: 0, exact: true } })
  const empty = (
    <Notice icon={PackageOpen} title={noOrders} text={noOrdersText}>
      <Button>{short}</Button>
    </Notice>
  )
  return (
    <>
      <Specimen
        title="Full table"
        note="Search, filters, views, columns, selection, bulk actions (orders ending in 7 fail), export and import. Keys: arrows, J, K, X, Enter, /."
      >
        <SavedViewsContext value={home}>
          <DataTable
            {...shared}
            list="catalogue.orders"
            query={query('orders', pageOfOrders)}
            filters={filters}
            search={searchOrders}
            bulk={[useBulkSend()]}
            exportAs="orders"
            importer={useImporter()}
            empty={empty}
          />
        </SavedViewsContext>
      </Specimen>
      <Specimen title="Load more, few columns">
        <DataTable
          {...shared}
          plain
          paging="more"
          prefix="more."
          list="catalogue.plain"
          columns={columns.slice(0, 3)}
          query={query('plain', (asked) => pageOfOrders({ ...asked, limit: 5 }))}
          empty={empty}
        />
      </Specimen>
      <Specimen title="Loading" note="The skeleton has the size of the content.">
        <DataTable {...shared} plain prefix="loading." list="catalogue.loading" query={query('loading', never)} empty={empty} />
      </Specimen>
      <Specimen title="Failed">
        <DataTable {...shared} plain prefix="failed." list="catalogue.failed" query={query('failed', broken)} empty={empty} />
      </Specimen>
      <Specimen title="Empty">
        <DataTable {...shared} plain prefix="empty." list="catalogue.empty" query={query('empty', none)} empty={empty} />
      </Specimen>
    </>
  )
}

function useOrderColumns(): { columns: Column<Order>[]; filters: Filter[] } {
  const language = useLanguage()
  const { order, state: stateTitle, total, city, placed, units, states } = useSample()
  const stateText = (state: State) => states[STATES.indexOf(state)] ?? state
  const columns: Column<Order>[] = [
    {
      key: 'number',
      title: order,
      cell: ({ number, customer }) => (
        <span>
          <span className="font-semibold tabular-nums">#{number}</span>
          <span className="block text-xs text-muted-foreground">
            <bdi>{customer}</bdi>
          </span>
        </span>
      ),
      sort: 'down',
      text: ({ number }) => number,
    },
    {
      key: 'state',
      title: stateTitle,
      cell: ({ state }) => <Badge tone={TONES[state]}>{stateText(state)}</Badge>,
      text: ({ state }) => stateText(state),
    },
    {
      key: 'total',
      title: total,
      cell: ({ totalMinor }) => formatMoney({ amountMinor: totalMinor, currency: 'USD' }, language),
      sort: 'down',
      align: 'end',
      text: ({ totalMinor }) => totalMinor / 100,
    },
    { key: 'city', title: city, cell: ({ city }) => <bdi>{city}</bdi>, text: ({ city }) => city },
    {
      key: 'placed',
      title: placed,
      cell: ({ placedAt }) => <RelativeTime iso={placedAt} />,
      width: 'whitespace-nowrap',
      text: ({ placedAt }) => placedAt,
    },
    { key: 'units', title: units, cell: ({ units }) => units, align: 'end', extra: true, text: ({ units }) => units },
  ]
  const filters: Filter[] = [
    { key: 'state', title: stateTitle, kind: 'choice', many: true, options: STATES.map((value) => ({ value, label: stateText(value) })) },
    { key: 'city', title: city, kind: 'text' },
    { key: 'placed', title: placed, kind: 'days' },
    { key: 'units', title: units, kind: 'numbers' },
  ]
  return { columns, filters }
}

function useBulkSend(): BulkAction {
  const { send, sendText } = useSample()
  return {
    key: 'send',
    label: send,
    words: 'platform',
    question: ({ count, begin, onClose }) => (
      <Confirm
        open
        onOpenChange={onClose}
        title={`${send}: ${count}`}
        action={send}
        words="platform"
        onConfirm={async () =>
          begin(async (id) => {
            await new Promise((resolve) => setTimeout(resolve, 30))
            if (id.endsWith('7')) throw new TypeError('no answer')
          })
        }
      >
        <p>{sendText}</p>
      </Confirm>
    ),
  }
}

function useImporter(): Importer {
  const { product, customer, price, priceRule } = useSample()
  return {
    words: 'platform',
    maxRows: 10_000,
    fields: [
      { key: 'name', title: product, required: true, names: ['product', 'nombre', 'الاسم'] },
      { key: 'customer', title: customer, names: ['customer', 'cliente'] },
      { key: 'price', title: price, rule: priceRule, names: ['price', 'precio'] },
    ],
    check: async (rows) =>
      rows.flatMap(({ line, values }) => (Number.isNaN(Number(values['price'] ?? 0)) ? [{ line, field: 'price', text: priceRule }] : [])),
    commit: async () => [],
  }
}

/** Stores views in memory only. */
function homeInMemory(): SavedViewsHome {
  const kept = new Map<string, SavedView>([
    [
      'view_1',
      {
        id: 'view_1',
        name: `# ${ORDERS[0]?.number}+`,
        query: 'sort=-total&state=open%2Cpaid',
        columns: null,
        shared: true,
        mine: true,
        mayEdit: true,
        version: 1,
      },
    ],
  ])
  const keep = async (view: SavedView) => {
    kept.set(view.id, view)
    return view
  }
  return {
    key: ['catalogue views'],
    shareable: true,
    words: 'platform.table',
    list: async () => [...kept.values()],
    create: (_list, content) => keep({ ...content, id: `view_${kept.size + 1}`, mine: true, mayEdit: true, version: 1 }),
    update: (view) => keep({ ...view, version: view.version + 1 }),
    remove: async (id) => kept.delete(id),
  }
}
