/** Ledger entries with their postings. */
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import type { EntryView } from '../contract.ts'
import { Amount } from './amount.tsx'

/** Keys: finance.type.*, finance.account.* */
export function Entries({ entries }: { entries: readonly EntryView[] }) {
  const { t } = useTranslation()
  return (
    <ol className="divide-y">
      {entries.map(({ id, type, date, amount, postings }) => (
        <li key={id} className="py-3.5 first:pt-0 last:pb-0">
          <div className="flex items-baseline justify-between gap-4">
            <p className="font-medium">
              {t(`finance.type.${type}`)}
              <span className="ms-2 text-xs font-normal text-muted-foreground">
                <RelativeTime iso={date} />
              </span>
            </p>
            {amount.amountMinor !== 0 && <Amount money={amount} signed className="font-semibold" />}
          </div>
          <ul className="mt-1.5 space-y-1 border-s-2 ps-3 text-xs text-muted-foreground">
            {postings.map(({ account, amount: moved }) => (
              <li key={account} className="flex justify-between gap-4">
                <span>{t(`finance.account.${account}`)}</span>
                <Amount money={moved} signed />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
