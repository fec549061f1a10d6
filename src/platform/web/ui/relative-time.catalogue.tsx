import { useState } from 'react'
import { Specimen } from '../catalogue/specimen.tsx'
import { RelativeTime } from './relative-time.tsx'

const MINUTE_MS = 60_000
const AGO = [0, 5, 90, 60 * 26, 60 * 24 * 9, 60 * 24 * 45, 60 * 24 * 800, -60 * 24 * 3]

export default function RelativeTimes() {
  const [now] = useState(Date.now)
  return (
    <Specimen title="Relative time" note="The exact time is on hover; the last one is in the future.">
      <ul className="space-y-2">
        {AGO.map((minutes) => (
          <li key={minutes}>
            <RelativeTime iso={new Date(now - minutes * MINUTE_MS).toISOString()} />
          </li>
        ))}
      </ul>
    </Specimen>
  )
}
