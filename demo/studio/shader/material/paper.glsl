// uTune: fibre contrast, roughness, depth of page edges (0: a single sheet)
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  float fibre = noise(p * vec3(16.0, 30.0, 16.0)) * 0.6 + noise(p * 40.0) * 0.4;
  vec3 c = uColor * (1.0 - uTune.x * 0.5 + uTune.x * fibre);
  float edge = 0.0;
  if (uTune.z > 0.0) {
    edge = abs(fract(p.y / uTune.z) - 0.5) * 2.0;
    c *= 0.80 + 0.20 * edge;
  }
  Surface s = plain(c, uTune.y);
  s.mirror = 0.02;
  s.height = fibre * 0.004 + edge * 0.01;
  s.depth = 0.12;
  return s;
}
