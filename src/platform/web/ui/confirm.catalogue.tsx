import { useState } from 'react'
import { useSample } from '../catalogue/sample.ts'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { Button } from './button.tsx'
import { Confirm } from './confirm.tsx'

export default function Confirms() {
  const { product, sentence, short } = useSample()
  const [open, setOpen] = useState<'works' | 'fails' | null>(null)
  return (
    <Specimen
      title="Confirms an action that can't be undone"
      note="Names the record; stays open until it is done or has failed, and shows the error inside."
    >
      <Row>
        <Button look="secondary" onClick={() => setOpen('works')}>
          {product}
        </Button>
        <Button look="danger" onClick={() => setOpen('fails')}>
          {product} (fails)
        </Button>
      </Row>
      <Confirm
        open={open !== null}
        danger={open === 'fails'}
        onOpenChange={() => setOpen(null)}
        title={`${product}?`}
        action={short}
        words="platform"
        onConfirm={async () => {
          if (open === 'fails') throw new TypeError('no answer')
        }}
      >
        <p>{sentence}</p>
      </Confirm>
    </Specimen>
  )
}
