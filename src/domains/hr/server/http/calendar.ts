import { implementOperations } from '#platform/server/implement-operations.ts'
import { calendar } from '../../contract/calendar.ts'
import { addHoliday } from '../calendar/add-holiday.ts'
import { getCalendar } from '../calendar/calendar.ts'
import { removeHoliday } from '../calendar/remove-holiday.ts'
import { updateCalendar } from '../calendar/update-calendar.ts'

const os = implementOperations(calendar)

export const calendarRouter = os.router({
  get: os.get.handler(({ context: { ctx } }) => getCalendar(ctx)),
  update: os.update.handler(({ input, context: { ctx } }) => updateCalendar(ctx, input)),
  holidays: {
    add: os.holidays.add.handler(({ input, context: { ctx } }) => addHoliday(ctx, input)),
    remove: os.holidays.remove.handler(({ input, context: { ctx } }) => removeHoliday(ctx, input.day)),
  },
})
