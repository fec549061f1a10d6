// A seamless paper sweep: floor near the product, wall further off, one colour.
uniform vec3 uPaper;
uniform vec3 uRight;
uniform vec3 uUp;
uniform vec3 uAhead;
uniform vec2 uSlope;        // tangent of the half field of view, x and y
uniform vec2 uShift;        // this exposure's part of a pixel and of the lens
uniform vec2 uFrame;
uniform vec4 uSweep;        // centre x, z; where the wall begins; size of the subject
uniform vec4 uGlow;         // a lamp standing on the table: position and strength
out vec4 outColor;

void main() {
  vec2 ndc = (gl_FragCoord.xy / uFrame) * 2.0 - 1.0 + uShift;
  vec3 d = normalize(uAhead + uRight * ndc.x * uSlope.x + uUp * ndc.y * uSlope.y);
  float high = uRig[0].y;
  vec3 flatAhead = normalize(vec3(uAhead.x, 0.0, uAhead.z) + vec3(0.0, 1e-6, 0.0));
  float t = d.y < -1e-4 ? -uEye.y / d.y : 1e5;
  vec3 p = uEye + d * min(t, 1e4);
  vec2 off = p.xz - uSweep.xy;
  float behind = dot(off, flatAhead.xz);
  float wall = smoothstep(uSweep.z * 0.7, uSweep.z * 2.4, behind);
  vec3 light = vec3(1.0);
  if (wall < 0.999) {
    vec3 n = vec3(0.0, 1.0, 0.0);
    vec2 vis;
    light = gathered(p, n, n, 0.0, vis);
    vec3 q = uRig * vec3(off.x, 0.0, off.y) / uSweep.w;
    light *= 1.06 - 0.10 * smoothstep(0.2, 2.6, length(q - vec3(-0.5, 0.0, 0.1)));
    light += 0.03 * uPaper;
    float g = length(p - uGlow.xyz) / max(uSweep.w, 0.01);
    light += uGlow.w * vec3(1.0, 0.78, 0.5) / (1.0 + 14.0 * g * g);
  }
  vec2 spot = ndc - vec2(-0.35, 0.35);
  vec3 wallLight = vec3(1.02 - 0.11 * dot(spot, spot)) ;
  light = mix(light, wallLight, wall);
  outColor = vec4(uPaper * light, 1.0);
}
