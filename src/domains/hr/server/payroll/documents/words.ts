/** The words of a payslip. `{{days}}` and `{{of}}` are numbers. */
import type { Language } from '#platform/shared/language.ts'

const en = {
  payslip: 'Payslip',
  number: 'Number',
  employee: 'Employee',
  position: 'Position',
  department: 'Department',
  period: 'Pay period',
  paymentDate: 'Payment date',
  item: 'Item',
  amount: 'Amount',
  salary: 'Salary',
  unpaidLeave: 'Unpaid leave',
  hours: '{{hours}} h',
  workingPart: '{{days}} of {{of}} working days',
  calendarPart: '{{days}} of {{of}} calendar days',
  net: 'Net pay',
  rule: 'A month is a twelfth of the yearly pay. Part of a month is paid by its working days.',
}

export type PayslipWords = typeof en

export const WORDS: Readonly<Record<Language, PayslipWords>> = {
  en,
  es: {
    payslip: 'Recibo de nómina',
    number: 'Número',
    employee: 'Empleado',
    position: 'Puesto',
    department: 'Departamento',
    period: 'Periodo',
    paymentDate: 'Fecha de pago',
    item: 'Concepto',
    amount: 'Importe',
    salary: 'Salario',
    unpaidLeave: 'Permiso no retribuido',
    hours: '{{hours}} h',
    workingPart: '{{days}} de {{of}} días laborables',
    calendarPart: '{{days}} de {{of}} días naturales',
    net: 'Neto a percibir',
    rule: 'Un mes es la doceava parte del salario anual. Una parte de un mes se paga por sus días laborables.',
  },
  ar: {
    payslip: 'قسيمة راتب',
    number: 'الرقم',
    employee: 'الموظف',
    position: 'المنصب',
    department: 'القسم',
    period: 'فترة الراتب',
    paymentDate: 'تاريخ الدفع',
    item: 'البند',
    amount: 'المبلغ',
    salary: 'الراتب',
    unpaidLeave: 'إجازة بدون أجر',
    hours: '{{hours}} ساعة',
    workingPart: '{{days}} من {{of}} يوم عمل',
    calendarPart: '{{days}} من {{of}} يومًا تقويميًا',
    net: 'صافي الراتب',
    rule: 'راتب الشهر جزء من اثني عشر من الراتب السنوي. ويُدفع جزء الشهر بحسب أيام العمل فيه.',
  },
}
