import { useState } from 'react'
import { Specimen } from '../catalogue/specimen.tsx'
import { ScanField } from './scan-field.tsx'
import { signalCode } from './signal-code.ts'

export default function Scan() {
  const [codes, setCodes] = useState<string[]>([])
  return (
    <Specimen title="Codes" note="Type a code and press Enter, use a scanner that types, or open the camera.">
      <div className="max-w-md space-y-3">
        <ScanField
          label="Barcode or SKU"
          onCode={(code) => {
            signalCode('known')
            setCodes([code, ...codes])
          }}
        />
        <ol aria-label="Codes" className="text-sm text-muted-foreground">
          {codes.map((code, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same code can be in the list twice.
            <li key={codes.length - position}>{code}</li>
          ))}
        </ol>
      </div>
    </Specimen>
  )
}
