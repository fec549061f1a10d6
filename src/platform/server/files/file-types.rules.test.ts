import { describe, expect, test } from 'vitest'
import { findFileRefusal, isPictureName } from './file-types.rules.ts'

const MAX = 10 * 1024 * 1024

describe('a shared file', () => {
  test.each([
    ['Glazes.pdf', '%PDF-1.7 …'],
    ['stalls.XLSX', 'PK\u0003\u0004…'],
    ['names.csv', 'a,b\n'],
    ['قائمة.txt', 'نص'],
    ['photo.jpg', 'checked when it is decoded'],
  ])('may be %s', (name, content) => expect(findFileRefusal(name, Buffer.from(content), MAX)).toBeNull())

  test.each([
    ['page.html', '<script>', 'type'],
    ['drawing.svg', '<svg/>', 'type'],
    ['tool.exe', 'MZ', 'type'],
    ['glazes.pdf', '<html>', 'type'],
    ['stalls.docx', 'MZ', 'type'],
    ['names.txt', 'a\0b', 'type'],
    ['.pdf', '%PDF-', 'type'],
    ['pdf', '%PDF-', 'type'],
    ['page.pdf.html', '%PDF-', 'type'],
    ['empty.txt', '', 'empty'],
    [`${'x'.repeat(120)}.txt`, 'a', 'name'],
  ])('is not %s', (name, content, refusal) => expect(findFileRefusal(name, Buffer.from(content), MAX)).toBe(refusal))

  test('has at most ten mebibytes', () => {
    expect(findFileRefusal('large.txt', Buffer.alloc(MAX, 'a'), MAX)).toBeNull()
    expect(findFileRefusal('large.txt', Buffer.alloc(MAX + 1, 'a'), MAX)).toBe('size')
  })

  test('is a picture by its name', () => expect([isPictureName('A.JPEG'), isPictureName('a.pdf')]).toEqual([true, false]))
})
