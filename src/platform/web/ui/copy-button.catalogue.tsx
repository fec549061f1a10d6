import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { CopyButton } from './copy-button.tsx'

export default function CopyButtons() {
  const { product } = useSample()
  return (
    <Specimen title="Copies and confirms">
      <CopyButton text="SKU-4711" label={product} />
    </Specimen>
  )
}
