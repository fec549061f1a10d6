import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AttributeForm } from './attribute-form.tsx'
import { AttributeLayout } from './attribute-layout.tsx'

export default function NewAttributePage() {
  const { t } = useTranslation()
  const go = useNavigate()
  return (
    <AttributeLayout title={t('catalog.attributes.add')}>
      <AttributeForm attribute={null} onSaved={() => go('/admin/attributes')} />
    </AttributeLayout>
  )
}
