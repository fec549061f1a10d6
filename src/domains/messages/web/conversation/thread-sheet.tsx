import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#platform/web/ui/sheet.tsx'

/** The record of a thread over it, on small screens. */
export default function ThreadSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Sheet open onOpenChange={onClose} title={t('messages.panel')} description={t('messages.panel')}>
      <div className="py-4">{children}</div>
    </Sheet>
  )
}
