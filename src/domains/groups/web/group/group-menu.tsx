import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportDialog } from '#domains/reports/web/index.ts'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { GroupView } from '../../contract.ts'

/** Copies the address, and reports a group that is not one's own. */
export function GroupMenu({ group: { id, name, role, removed } }: { group: GroupView }) {
  const { t } = useTranslation()
  const [reporting, setReporting] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(`${location.origin}/groups/${id}`)
    toast({ title: t('groups.copied') })
  }
  return (
    <>
      <ActionMenu
        label={t('groups.more', { name })}
        actions={[
          { label: t('groups.copyLink'), onSelect: () => void copy() },
          ...(role === 'owner' || removed ? [] : [{ label: t('groups.report'), onSelect: () => setReporting(true), danger: true }]),
        ]}
      />
      {reporting && (
        <Suspense>
          <ReportDialog
            type="group"
            id={id}
            title={t('groups.reportTitle', { name })}
            reasons={['offensive', 'spam', 'misleading', 'private', 'other']}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
