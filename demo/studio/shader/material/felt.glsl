// uTune: fibre depth, fuzz
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  float fibre = noise(p * vec3(22.0, 30.0, 22.0) + cloud(p * 3.0) * 4.0);
  float fleck = noise(p * 11.0 + 4.0);
  float mottle = cloud(p * 1.2);
  Surface s = plain(uColor * (0.78 + 0.24 * fibre + 0.14 * fleck) * (0.94 + 0.12 * mottle), 0.97);
  s.mirror = 0.01;
  s.height = (fibre * 0.6 + fleck) * uTune.x;
  s.fuzz = uTune.y;
  s.depth = 0.22;
  return s;
}
