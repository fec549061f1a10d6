import { expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#platform/shared/picture-limits.ts'
import { findUploadRefusal } from './upload.ts'

test('a file of a wrong type isn’t sent; one of an unknown type is', () => {
  expect(findUploadRefusal({ type: 'image/webp', size: 10 })).toBeNull()
  expect(findUploadRefusal({ type: '', size: 10 })).toBeNull()
  expect(findUploadRefusal({ type: 'image/heic', size: 10 })).toBe('type')
  expect(findUploadRefusal({ type: 'application/pdf', size: 10 })).toBe('type')
  expect(findUploadRefusal({ type: 'image/jpeg', size: MAX_PICTURE_BYTES })).toBeNull()
  expect(findUploadRefusal({ type: 'image/jpeg', size: MAX_PICTURE_BYTES + 1 })).toBe('size')
})
