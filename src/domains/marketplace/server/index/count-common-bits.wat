;; Counts the bits that two sets have in common, sixteen bytes at a time. The sets begin at $one and $other; the second ends at $end.
(module
  (import "sets" "memory" (memory 1))
  (func (export "count") (param $one i32) (param $other i32) (param $end i32) (result i32)
    (local $sums v128) ;; one for each 32-bit lane
    (loop $next
      (local.set $sums
        (i32x4.add
          (local.get $sums)
          (i32x4.extadd_pairwise_i16x8_u
            (i16x8.extadd_pairwise_i8x16_u
              (i8x16.popcnt
                (v128.and (v128.load (local.get $one)) (v128.load (local.get $other))))))))
      (local.set $one (i32.add (local.get $one) (i32.const 16)))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $other) (local.get $end))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
      (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums))))))
