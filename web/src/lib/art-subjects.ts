import type { Shape } from './art';
import type { Chance } from './chance';

const f = (n: number) => n.toFixed(1);
const SHADOW = '#171522';

/** A star with four points. */
export function star(x: number, y: number, r: number): string {
  const k = r * 0.22;
  return (
    `M${f(x)} ${f(y - r)}L${f(x + k)} ${f(y - k)}L${f(x + r)} ${f(y)}L${f(x + k)} ${f(y + k)}` +
    `L${f(x)} ${f(y + r)}L${f(x - k)} ${f(y + k)}L${f(x - r)} ${f(y)}L${f(x - k)} ${f(y - k)}Z`
  );
}

/** A thing of power on its stone. */
export function gem(chance: Chance, bright: string): Shape[] {
  const w = chance.between(8, 13);
  const h = chance.between(15, 22);
  const y = 40;
  return [
    { d: `M36 80L40 66H60L64 80Z`, fill: SHADOW },
    { d: `M50 ${f(y - h)}L${f(50 + w)} ${y}L50 ${f(y + h)}L${f(50 - w)} ${y}Z`, fill: bright, opacity: 0.92 },
    { d: `M50 ${f(y - h)}L${f(50 + w)} ${y}L50 ${y}ZM50 ${f(y + h)}L${f(50 - w)} ${y}L50 ${y}Z`, fill: SHADOW, opacity: 0.28 },
  ];
}
