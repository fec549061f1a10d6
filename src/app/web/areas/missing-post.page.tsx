/** There are no blog posts yet, so every post is a 404 (spec §2). */
import { data } from 'react-router'

export function loader() {
  return throwNotFound()
}

export function clientLoader() {
  return throwNotFound()
}

function throwNotFound(): never {
  throw data(null, { status: 404 })
}

export default function MissingPostPage() {
  return null
}
