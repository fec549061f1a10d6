import { expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#platform/shared/picture-limits.ts'
import { refusalOf } from './upload.ts'

test('what can be no picture of ours is not sent; what the browser does not know is', () => {
  expect(refusalOf({ type: 'image/webp', size: 10 })).toBeNull()
  expect(refusalOf({ type: '', size: 10 })).toBeNull()
  expect(refusalOf({ type: 'image/heic', size: 10 })).toBe('type')
  expect(refusalOf({ type: 'application/pdf', size: 10 })).toBe('type')
  expect(refusalOf({ type: 'image/jpeg', size: MAX_PICTURE_BYTES })).toBeNull()
  expect(refusalOf({ type: 'image/jpeg', size: MAX_PICTURE_BYTES + 1 })).toBe('size')
})
