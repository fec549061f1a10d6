import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressText } from '#platform/web/inputs/address-text.tsx'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_ADDRESSES } from '../../contract/limits.ts'
import type { SavedAddress } from '../../contract.ts'
import { useMakeDefaultAddress, useRemoveAddress } from './operations.ts'
import { addressesQuery } from './queries.ts'

const AddressSheet = lazy(() => import('./address-sheet.tsx'))

/** The address book. Checkout is prefilled with the default address. */
export function AddressPanel() {
  const { t } = useTranslation()
  const book = useQuery(addressesQuery(useSource()))
  const remove = useRemoveAddress()
  const [editing, setEditing] = useState<SavedAddress | 'new' | null>(null)
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  const addresses = book.data?.items ?? []
  return (
    <Panel title={t('accounts.address.title')} lead={t('accounts.address.lead')}>
      {book.isPending && <Skeleton className="h-24" />}
      {book.isLoadingError && <FailedNotice text={t('accounts.address.loadFailed')} onRetry={() => void book.refetch()} />}
      {book.data && addresses.length === 0 && <p className="text-muted-foreground">{t('accounts.address.none')}</p>}
      <ul className="divide-y rounded-md border empty:hidden">
        {addresses.map((address) => (
          <AddressRow key={address.id} address={address} onEdit={() => setEditing(address)} onRemove={() => setLeaving(address)} />
        ))}
      </ul>
      {book.data && addresses.length < MAX_ADDRESSES && (
        <Button look="secondary" className="mt-5" onClick={() => setEditing('new')}>
          {t('accounts.address.add')}
        </Button>
      )}
      {editing && (
        <Suspense fallback={null}>
          <AddressSheet
            address={editing === 'new' ? null : editing}
            lastCountry={addresses.at(-1)?.address.country ?? null}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      <Confirm
        danger
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('accounts.address.removeTitle', { line: leaving?.address.line1 })}
        action={t('accounts.address.remove')}
        words="accounts"
        onConfirm={async () => {
          if (leaving) await remove.mutateAsync({ id: leaving.id })
          toast({ title: t('accounts.address.removed') })
        }}
      >
        <p>{t('accounts.address.removeText')}</p>
      </Confirm>
    </Panel>
  )
}

type RowProps = { address: SavedAddress; onEdit: () => void; onRemove: () => void }

function AddressRow({ address: { id, address, isDefault }, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation()
  const makeDefault = useMakeDefaultAddress()
  const line = address.line1
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
      <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <bdi>{address.name}</bdi>
          {isDefault && <Badge tone="accent">{t('accounts.address.default')}</Badge>}
        </p>
        <p className="text-sm text-muted-foreground wrap-anywhere">
          <AddressText address={address} />
        </p>
      </div>
      <div className="-me-2 flex flex-wrap max-sm:-ms-3">
        {!isDefault && (
          <Button
            look="quiet"
            size="sm"
            busy={makeDefault.isPending}
            aria-label={t('accounts.address.makeDefaultOf', { line })}
            onClick={() => makeDefault.mutate({ id })}
          >
            {t('accounts.address.makeDefault')}
          </Button>
        )}
        <Button look="quiet" size="sm" aria-label={t('accounts.address.editOf', { line })} onClick={onEdit}>
          {t('accounts.address.editShort')}
        </Button>
        <Button look="danger" size="sm" aria-label={t('accounts.address.removeOf', { line })} onClick={onRemove}>
          {t('accounts.address.remove')}
        </Button>
      </div>
    </li>
  )
}
