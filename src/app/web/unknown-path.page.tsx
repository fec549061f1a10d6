/** An unknown path goes to the landing page and replaces the history entry (spec §2). */
import { redirect, replace } from 'react-router'

export function loader() {
  return redirect('/')
}

export function clientLoader() {
  return replace('/')
}

export default function UnknownPathPage() {
  return null
}
