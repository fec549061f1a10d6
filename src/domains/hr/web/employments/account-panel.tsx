import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { CopyButton } from '#platform/web/ui/copy-button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { EmployeeAccount } from '../../contract.ts'
import { accountQuery, useLinkEmployee, useShareFile, useUnlinkEmployee } from './queries.ts'

type Props = { employeeId: string; name: string; workspaceId: string }

/** The member who is the employee, and the files that they see. */
export default function AccountPanel({ name, ...employee }: Props) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(accountQuery(useSource(), employee.workspaceId, employee.employeeId))
  return (
    <Panel title={t('hr.account.title')} lead={t('hr.account.lead')}>
      {isLoadingError && <FailedNotice text={t('hr.account.failed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-32" />}
      {data && (
        <div className="space-y-5">
          <Link account={data} name={name} employee={employee} />
          <Files account={data} employee={employee} />
        </div>
      )}
    </Panel>
  )
}

type Part = { account: EmployeeAccount; employee: { employeeId: string; workspaceId: string } }

function Link({ account: { user, invitation }, name, employee }: Part & { name: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const link = useLinkEmployee(employee)
  const unlink = useUnlinkEmployee(employee)
  const [ending, setEnding] = useState(false)
  const date = invitation && formatMoment(invitation.expiresAt, locale)
  const state = user
    ? t('hr.account.linked', { user: user.username })
    : invitation
      ? t(invitation.email ? 'hr.account.mailed' : 'hr.account.open', { email: invitation.email, date })
      : t('hr.account.none')
  return (
    <div className="space-y-3">
      <p className="wrap-anywhere">{state}</p>
      {link.error && <FailureNotice error={link.error} words="hr" />}
      <div className="flex flex-wrap gap-2">
        {!user && (
          <Button look="secondary" size="sm" busy={link.isPending} onClick={() => link.mutate(employee.employeeId)}>
            {t(invitation ? 'hr.account.again' : 'hr.account.invite')}
          </Button>
        )}
        {invitation && <CopyButton text={new URL(invitation.path, location.origin).href} label={t('hr.account.copy')} />}
        {(user || invitation) && (
          <Button look="secondary" size="sm" onClick={() => setEnding(true)}>
            {t(user ? 'hr.account.unlink' : 'hr.account.withdraw')}
          </Button>
        )}
      </div>
      <Confirm
        open={ending}
        onOpenChange={setEnding}
        title={t(user ? 'hr.account.unlinkTitle' : 'hr.account.withdrawTitle', { name })}
        action={t(user ? 'hr.account.unlink' : 'hr.account.withdraw')}
        danger
        words="hr"
        onConfirm={async () => {
          await unlink.mutateAsync(employee.employeeId)
          toast({ title: t('hr.account.ended') })
        }}
      >
        <p>{t(user ? 'hr.account.unlinkText' : 'hr.account.withdrawText')}</p>
      </Confirm>
    </div>
  )
}

function Files({ account: { files }, employee }: Part) {
  const { t } = useTranslation()
  const locale = useLocale()
  const share = useShareFile(employee)
  return (
    <section aria-label={t('hr.account.files')}>
      <h3 className="font-medium">{t('hr.account.files')}</h3>
      {files.length === 0 && <p className="mt-1 text-muted-foreground">{t('hr.account.noFiles')}</p>}
      {share.error && <FailureNotice error={share.error} words="hr" />}
      <ul className="divide-y">
        {files.map(({ id, name, bytes, shared }) => (
          <li key={id} className="wrap-anywhere">
            <SwitchField
              label={name}
              hint={formatBytes(bytes, locale)}
              checked={shared}
              disabled={share.isPending}
              onChange={(checked) => share.mutate({ attachmentId: id, shared: checked })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
