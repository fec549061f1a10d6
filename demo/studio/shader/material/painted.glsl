// A drawing laid over the surface by its marks (0…1). uTune: roughness, reflectance, glow
Surface surface(vec3 p, vec2 uv, vec2 mark, vec3 n) {
  vec3 c = pow(texture(uPaint, mark).rgb, vec3(2.2));
  Surface s = plain(c, uTune.x);
  s.mirror = uTune.y;
  s.glow = c * uTune.z;
  return s;
}
