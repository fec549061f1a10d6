import { useState } from 'react'
import { useSample } from '../catalogue/sample.ts'
import { Row, Specimen } from '../catalogue/specimen.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

export default function Steppers() {
  const { product } = useSample()
  const [value, setValue] = useState(2)
  return (
    <Specimen title="Quantities" note="At the minimum, at the maximum, and in between.">
      <Row>
        <QuantityStepper name={product} value={value} onChange={setValue} />
        <QuantityStepper name={`${product} 1`} value={1} onChange={() => {}} />
        <QuantityStepper name={`${product} 12`} value={12} max={12} onChange={() => {}} />
      </Row>
    </Specimen>
  )
}
