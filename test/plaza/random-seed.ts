/** Gives all property tests of a run the seed that its global setup printed; PLAZA_SEED repeats a run. */
import fc from 'fast-check'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['PLAZA_SEED']) })
