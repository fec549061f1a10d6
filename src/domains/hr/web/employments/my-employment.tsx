import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { EmploymentView } from '../../contract.ts'
import { MyLeave } from '../leave/my-leave.tsx'
import { MyItems } from './my-items.tsx'
import { useEndEmployment } from './queries.ts'

/** One employer's record of the member. Keys: hr.language.* */
export function MyEmployment({ employment }: { employment: EmploymentView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { employeeId, workspace, name, email, phone, position, department, hireDate, lastDay, language, managerName, files } = employment
  const { checklists, teamItems } = employment
  return (
    <section aria-label={workspace.name} className="space-y-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold wrap-anywhere">
          <bdi>{workspace.name}</bdi>
        </h2>
        <EndEmployment employeeId={employeeId} workspace={workspace.name} />
      </header>
      <RecordDetails label={t('hr.me.data')}>
        <Detail label={t('hr.employees.name')} value={name} />
        <Detail label={t('hr.employees.position')} value={position} />
        <Detail label={t('hr.employees.department')} value={department} />
        <Detail label={t('hr.employees.managerId')} value={managerName ?? t('hr.employees.noManager')} />
        <Detail label={t('hr.employees.email')} value={email} />
        <Detail label={t('hr.employees.phone')} value={phone} />
        <Detail label={t('hr.employees.hireDate')} value={formatUtcDay(hireDate, locale)} />
        {lastDay && <Detail label={t('hr.employees.lastDay')} value={formatUtcDay(lastDay, locale)} />}
        <Detail label={t('hr.employees.language')} value={t(`hr.language.${language}`)} />
      </RecordDetails>
      <MyLeave employee={{ id: employeeId, name }} />
      <MyItems checklists={checklists} teamItems={teamItems} />
      <Panel title={t('hr.me.files')} lead={t('hr.me.filesLead')}>
        {files.length === 0 ? (
          <p className="text-muted-foreground">{t('hr.me.noFiles')}</p>
        ) : (
          <ul className="divide-y">
            {files.map((file) => (
              <li key={file.id} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
                <FileText aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
                <a href={file.href} download={file.name} className="min-w-0 grow truncate font-medium underline-offset-4 hover:underline">
                  <bdi>{file.name}</bdi>
                </a>
                <span className="shrink-0 text-sm text-muted-foreground">{formatBytes(file.bytes, locale)}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </section>
  )
}

function Detail({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation()
  return (
    <RecordDetail label={label}>
      <span dir="auto" className={value ? '' : 'text-muted-foreground'}>
        {value || t('platform.record.empty')}
      </span>
    </RecordDetail>
  )
}

function EndEmployment({ employeeId, workspace }: { employeeId: string; workspace: string }) {
  const { t } = useTranslation()
  const [ending, setEnding] = useState(false)
  const end = useEndEmployment()
  return (
    <>
      <Button look="secondary" size="sm" onClick={() => setEnding(true)}>
        {t('hr.account.unlink')}
      </Button>
      <Confirm
        open={ending}
        onOpenChange={setEnding}
        title={t('hr.me.endTitle', { workspace })}
        action={t('hr.account.unlink')}
        danger
        words="hr"
        onConfirm={async () => {
          await end.mutateAsync(employeeId)
          toast({ title: t('hr.account.ended') })
        }}
      >
        <p>{t('hr.me.endText')}</p>
      </Confirm>
    </>
  )
}
