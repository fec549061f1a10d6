import { useTranslation } from 'react-i18next'
import { openCart } from '#domains/cart/web/index.ts'
import { useUnits } from '#domains/catalog/web/index.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Modal, ModalActions } from '#platform/web/ui/modal.tsx'
import type { Reordered } from '../contract.ts'

/** Items that are unavailable, personalized in other ways, short in stock or more expensive now. */
export default function ReorderNotices({ reply: { added, notices }, onClose }: { reply: Reordered; onClose: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const units = useUnits()
  function sentence(notice: Reordered['notices'][number]): string {
    const { name } = notice
    if (notice.kind === 'otherFields') return t('orders.reorder.otherFields', { name })
    if (notice.kind === 'gone') return t('orders.reorder.gone', { name })
    if (notice.kind === 'fewer')
      return t('orders.reorder.fewer', { name, count: notice.quantity, shown: units.quantity(notice.measure, notice.quantity) })
    return t('orders.reorder.dearer', { name, before: formatMoney(notice.before, locale), now: formatMoney(notice.now, locale) })
  }
  function show() {
    onClose()
    openCart()
  }
  return (
    <Modal open onOpenChange={onClose} title={added > 0 ? t('orders.reorder.title') : t('orders.reorder.nothing')}>
      <ul className="list-disc space-y-2 ps-5">
        {[...new Set(notices.map(sentence))].map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      <ModalActions>
        <Button look="secondary" onClick={onClose}>
          {t('platform.close')}
        </Button>
        {added > 0 && <Button onClick={show}>{t('orders.reorder.toCart')}</Button>}
      </ModalActions>
    </Modal>
  )
}
