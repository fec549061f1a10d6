import { useState } from 'react'
import { useSample } from '../catalogue/sample.ts'
import { Specimen } from '../catalogue/specimen.tsx'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import { Sheet } from './sheet.tsx'

export default function Sheets() {
  const { field, sentence, short, hint } = useSample()
  const [open, setOpen] = useState(false)
  return (
    <Specimen title="A panel at the end side" note="The page behind doesn't scroll.">
      <Button onClick={() => setOpen(true)}>{field}</Button>
      <Sheet open={open} onOpenChange={setOpen} title={field} description={sentence} footer={<Button className="w-full">{short}</Button>}>
        <div className="py-5">
          <TextField label={field} hint={hint} />
        </div>
      </Sheet>
    </Specimen>
  )
}
