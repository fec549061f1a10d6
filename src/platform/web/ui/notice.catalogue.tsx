import { PackageOpen, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { Button } from './button.tsx'
import { FailedNotice, Notice } from './notice.tsx'

export default function Notices() {
  const { t } = useTranslation()
  const { product, sentence, short } = useSample()
  return (
    <>
      <Specimen title="Empty" note="Explains the page and offers the first step.">
        <Notice icon={PackageOpen} title={product} text={sentence}>
          <Button>{short}</Button>
        </Notice>
      </Specimen>
      <Specimen title="No result" note="There is data, but none that matches.">
        <Notice icon={SearchX} title={t('platform.table.noneTitle')} text={t('platform.table.noneText')}>
          <Button look="secondary">{t('platform.table.clearFilters')}</Button>
        </Notice>
      </Specimen>
      <Specimen title="Failed" note="Never looks like loading or empty; offers to try again.">
        <FailedNotice text={t('platform.failure.NETWORK')} onRetry={() => {}} />
      </Specimen>
    </>
  )
}
