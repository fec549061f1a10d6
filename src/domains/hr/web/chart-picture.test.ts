import { expect, test } from 'vitest'
import type { ChartPerson } from '../contract.ts'
import { CARD, layoutChart } from './chart-layout.ts'
import { toSvg } from './chart-picture.ts'

const person = (id: string, name: string, managerId: string | null = null): ChartPerson => ({
  id,
  name,
  position: 'Potter',
  department: '',
  managerId,
})
const PEOPLE = [person('a', 'Amira'), person('b', 'Bruno', 'a'), person('c', 'Chen', 'a')]
const placeOf = (svg: string, name: string) => Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${name}<`).exec(svg)?.[1])

test('a picture has each person once, and a line from each to their manager', () => {
  const svg = toSvg(layoutChart(PEOPLE, new Set()), 'ltr')
  for (const { name } of PEOPLE) expect(svg.split(`>${name}<`)).toHaveLength(2)
  expect(svg.match(/<path /g)).toHaveLength(2)
})

test('in Arabic the picture is mirrored, and the manager stays above the middle', () => {
  const layout = layoutChart(PEOPLE, new Set())
  const [ltr, rtl] = [toSvg(layout, 'ltr'), toSvg(layout, 'rtl')]
  expect([placeOf(rtl, 'Bruno'), placeOf(rtl, 'Chen')]).toEqual([placeOf(ltr, 'Chen'), placeOf(ltr, 'Bruno')])
  expect(placeOf(rtl, 'Amira')).toBe(placeOf(ltr, 'Amira'))
  expect(placeOf(ltr, 'Chen') - placeOf(ltr, 'Bruno')).toBeGreaterThanOrEqual(CARD.width)
})

test('names can’t add markup, and characters that XML doesn’t allow are left out', () => {
  const svg = toSvg(layoutChart([person('a', '<script>&"\u0001ok')], new Set()), 'ltr')
  expect(svg).toContain('&lt;script&gt;&amp;&quot;ok')
  expect(svg).not.toContain('<script')
})
