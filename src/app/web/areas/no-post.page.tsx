/** A blog without posts: every one of them is missing (spec §2). */
import { data } from 'react-router'

export function loader() {
  return missing()
}

export function clientLoader() {
  return missing()
}

function missing(): never {
  throw data(null, { status: 404 })
}

export default function NoPost() {
  return null
}
