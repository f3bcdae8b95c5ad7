import type { FaultReport } from './fault.ts';
import { lineMetres, metresBetween, readLine, type Spot } from './line.ts';
import type { WholeSegment, WholeTrip } from './whole-answer.ts';

/** The line on the map begins and ends within this of its segment's ends, and its pieces join within this. */
const NEAR_METRES = 30;
/** Five decimals move each point by up to 0.8 m; lengths are whole metres. */
const SLACK_METRES = 5;
const SHARE = 0.02;

/** Lines meet the ends of their segments, their pieces join, and lengths are those of the lines. */
export function checkLines({ at, segments }: WholeTrip, fault: FaultReport): void {
  segments.forEach((segment, i) => {
    const where = `${at}.segments[${i}]`;
    if (segment.type === 'unscheduled') checkStreets(segment, where, fault);
    else if (segment.type === 'scheduled') checkShapes(segment, where, fault);
  });
}

function checkStreets(segment: WholeSegment, where: string, fault: FaultReport): void {
  const streets = segment.streets ?? [];
  const whole: Spot[] = [];
  let stated = 0;
  for (const [s, street] of streets.entries()) {
    const line = pointsOf(street.encodedWaypoints, `${where}.streets[${s}]`, fault);
    join(whole, line, `${where}.streets[${s}]`, fault);
    stated += street.metres ?? 0;
    compare(street.metres, lineMetres(line), `${where}.streets[${s}]`, fault);
  }
  if (streets.length === 0) {
    fault('line', where, 'has no streets');
    return;
  }
  if (streets[0]?.instruction !== undefined && streets[0].instruction !== 'HEAD_TOWARDS')
    fault('line', where, 'does not begin with HEAD_TOWARDS');
  meets(segment, whole, where, fault);
  compare(segment.metres, lineMetres(whole), where, fault);
  compare(stated, segment.metres ?? 0, `${where} sum of streets`, fault, SLACK_METRES + streets.length);
}

function checkShapes(segment: WholeSegment, where: string, fault: FaultReport): void {
  const whole: Spot[] = [];
  for (const shape of (segment.shapes ?? []).filter(({ travelled }) => travelled)) {
    join(whole, pointsOf(shape.encodedWaypoints, where, fault), where, fault);
    const { stops } = shape;
    if (stops !== undefined && stops.length - 1 !== segment.stops)
      fault('stops', where, `says ${segment.stops} stops and lists ${stops.length}`);
  }
  meets(segment, whole, where, fault);
}

function meets({ from, to }: WholeSegment, line: readonly Spot[], where: string, fault: FaultReport): void {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || from === undefined || to === undefined) {
    fault('line', where, 'has no line or no ends');
    return;
  }
  const [off, end] = [metresBetween(first, from), metresBetween(last, to)];
  if (off > NEAR_METRES) fault('line', where, `its line begins ${Math.round(off)} m from where it starts`);
  if (end > NEAR_METRES) fault('line', where, `its line ends ${Math.round(end)} m from where it ends`);
}

function pointsOf(text: string, where: string, fault: FaultReport): Spot[] {
  try {
    const line = readLine(text);
    if (line.length < 2) fault('line', where, 'has fewer than two points');
    return line;
  } catch (error) {
    fault('line', where, (error as Error).message);
    return [];
  }
}

/** Adds a piece to the line; it must begin where the line ends. */
function join(whole: Spot[], piece: readonly Spot[], where: string, fault: FaultReport): void {
  const [last, first] = [whole.at(-1), piece[0]];
  if (last !== undefined && first !== undefined) {
    const gap = metresBetween(last, first);
    if (gap > SLACK_METRES) fault('line', where, `begins ${Math.round(gap)} m from where the piece before ends`);
  }
  for (const spot of piece) whole.push(spot);
}

function compare(
  stated: number | undefined,
  measured: number,
  where: string,
  fault: FaultReport,
  slack = SLACK_METRES,
): void {
  if (stated === undefined) {
    fault('length', where, 'has no length');
    return;
  }
  if (Math.abs(stated - measured) > slack + SHARE * measured)
    fault('length', where, `says ${stated} m, its line is ${Math.round(measured)} m long`);
}
