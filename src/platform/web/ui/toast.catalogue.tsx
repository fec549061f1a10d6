import { useSample } from '../catalogue/sample.ts'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { Button } from './button.tsx'
import { toast } from './toast-store.ts'

export default function Toasts() {
  const { product, sentence, wrong } = useSample()
  return (
    <Specimen title="One message at a time" note="Stays five seconds; F8 focuses it; swipe toward the end side to close.">
      <Row>
        <Button look="secondary" onClick={() => toast({ title: product, description: sentence })}>
          {product}
        </Button>
        <Button look="secondary" onClick={() => toast({ title: wrong, variant: 'destructive' })}>
          {wrong}
        </Button>
      </Row>
    </Specimen>
  )
}
