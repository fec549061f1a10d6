import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSample } from '../catalogue/sample.ts'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import { Modal, ModalActions } from './modal.tsx'

export default function Modals() {
  const { t } = useTranslation()
  const { field, hint, sentence, short, long } = useSample()
  const [open, setOpen] = useState<'form' | 'long' | null>(null)
  const close = () => setOpen(null)
  return (
    <Specimen title="A question or a small form" note="Focus stays inside; Escape closes. On a phone it is at the bottom.">
      <Row>
        <Button onClick={() => setOpen('form')}>{field}</Button>
        <Button look="secondary" onClick={() => setOpen('long')}>
          {sentence}
        </Button>
      </Row>
      <Modal
        open={open !== null}
        firm={open === 'form'}
        onOpenChange={close}
        title={field}
        lead={sentence}
        width={open === 'long' ? 'lg' : 'md'}
      >
        {open === 'form' && <TextField label={field} hint={hint} />}
        {open === 'long' && Array.from({ length: 12 }, (_, index) => `${index}`).map((key) => <p key={key}>{long}</p>)}
        <ModalActions>
          <Button look="secondary" onClick={close}>
            {t('platform.cancel')}
          </Button>
          <Button onClick={close}>{short}</Button>
        </ModalActions>
      </Modal>
    </Specimen>
  )
}
