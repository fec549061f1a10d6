import { Bell, Pencil, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { Button, ButtonLink, type ButtonLook, IconButton } from './button.tsx'

const LOOKS: ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger', 'destructive']

export default function Buttons() {
  const { t } = useTranslation()
  return (
    <>
      <Specimen title="Looks" note="One primary button per view; red for actions that can't be undone.">
        <Row>
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              {t('platform.more')}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Sizes" note="sm is 44 px high on touch screens, lower with a mouse.">
        <Row>
          <Button size="sm">{t('platform.more')}</Button>
          <Button>{t('platform.more')}</Button>
          <Button size="lg">{t('platform.more')}</Button>
        </Row>
      </Specimen>
      <Specimen title="Busy and disabled" note="A busy button keeps its label; a disabled one has its reason next to it.">
        <Row>
          <Button busy>{t('platform.more')}</Button>
          <Button look="secondary" disabled>
            {t('platform.more')}
          </Button>
        </Row>
      </Specimen>
      <Specimen title="With an icon, as a link, only an icon">
        <Row>
          <Button>
            <Plus aria-hidden className="size-4.5" />
            {t('platform.more')}
          </Button>
          <ButtonLink to="/dev/ui" look="secondary">
            {t('platform.breadcrumbs')}
          </ButtonLink>
          <IconButton label={t('platform.toast.label')}>
            <Bell aria-hidden className="size-5" />
          </IconButton>
          <IconButton label={t('platform.close')} disabled>
            <Pencil aria-hidden className="size-5" />
          </IconButton>
        </Row>
      </Specimen>
    </>
  )
}
