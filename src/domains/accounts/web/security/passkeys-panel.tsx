import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { canUsePasskeys } from '../entry/passkey-support.ts'
import { useRemovePasskey } from './operations.ts'
import type { Security } from './queries.ts'

const PasskeyDialog = lazy(() => import('./passkey-dialog.tsx'))

type Passkey = Security['passkeys'][number]
/** `'new'`: the dialog creates a passkey; otherwise it renames one. */
type Naming = Passkey | 'new' | null

export function PasskeysPanel({ passkeys }: { passkeys: Passkey[] }) {
  const { t } = useTranslation()
  const possible = canUsePasskeys()
  const remove = useRemovePasskey()
  const [naming, setNaming] = useState<Naming>(null)
  const [leaving, setLeaving] = useState<Passkey | null>(null)
  return (
    <Panel title={t('accounts.passkeys.title')} lead={t('accounts.passkeys.lead')}>
      {passkeys.length === 0 && <p className="text-muted-foreground">{t('accounts.passkeys.none')}</p>}
      <ul className="divide-y rounded-md border empty:hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4">
            <KeyRound aria-hidden className="size-5 shrink-0 text-muted-foreground" />
            <div className="min-w-0 grow basis-48">
              <p dir="auto" className="font-medium wrap-anywhere">
                {passkey.name}
              </p>
              <p className="text-xs text-muted-foreground">
                {t('accounts.passkeys.added')} <RelativeTime iso={passkey.createdAt} />
                {' · '}
                {passkey.lastUsedAt ? (
                  <>
                    {t('accounts.passkeys.used')} <RelativeTime iso={passkey.lastUsedAt} />
                  </>
                ) : (
                  t('accounts.passkeys.neverUsed')
                )}
              </p>
            </div>
            <div className="-me-2 flex max-sm:-ms-3">
              <Button
                look="quiet"
                size="sm"
                aria-label={t('accounts.passkeys.renameOf', { name: passkey.name })}
                onClick={() => setNaming(passkey)}
              >
                {t('accounts.passkeys.rename')}
              </Button>
              <Button
                look="danger"
                size="sm"
                aria-label={t('accounts.passkeys.removeOf', { name: passkey.name })}
                onClick={() => setLeaving(passkey)}
              >
                {t('accounts.passkeys.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {possible ? (
        <Button look="secondary" className="mt-5" onClick={() => setNaming('new')}>
          {t('accounts.passkeys.add')}
        </Button>
      ) : (
        <p className="mt-5 rounded-md bg-muted px-4 py-3">{t('accounts.passkeys.impossible')}</p>
      )}
      {naming && (
        <Suspense fallback={null}>
          <PasskeyDialog passkey={naming === 'new' ? null : naming} onClose={() => setNaming(null)} />
        </Suspense>
      )}
      <Confirm
        danger
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={t('accounts.passkeys.removeTitle', { name: leaving?.name })}
        action={t('accounts.passkeys.remove')}
        words="accounts"
        onConfirm={async () => {
          if (leaving) await remove.mutateAsync({ id: leaving.id })
          toast({ title: t('accounts.passkeys.removed') })
        }}
      >
        <p>{t('accounts.passkeys.removeText')}</p>
      </Confirm>
    </Panel>
  )
}
