import { counted } from '../counted.ts';
import type { TripResult } from './trip-result.ts';

/** A form of the results. */
export type ResultForm = 'plain' | 'tap' | 'junit';

/** Writes the results in a form: for readers, as TAP 14, or as JUnit XML. */
export function printResults(results: readonly TripResult[], form: ResultForm): string {
  if (form === 'tap') return printTap(results);
  return form === 'junit' ? printJunit(results) : printPlain(results);
}

function printPlain(results: readonly TripResult[]): string {
  const lines: string[] = [];
  for (const { name, path, checks, seconds } of results) {
    const title = name === path ? path : `${name} (${path})`;
    const isGood = checks.every(({ passed }) => passed);
    lines.push(`${isGood ? 'ok' : 'FAILED'}  ${title}  ${seconds.toFixed(2)} s`);
    for (const check of checks) if (!check.passed) lines.push(`  ${check.name}`, `    ${check.message}`);
  }
  const failed = results.filter(({ checks }) => checks.some(({ passed }) => !passed)).length;
  const total = counted(results.length, 'trip');
  lines.push(failed === 0 ? `${total}, all as expected` : `${total}, ${failed} not as expected`);
  return `${lines.join('\n')}\n`;
}

/** TAP 14: a subtest for each file, a test point for each expectation. */
function printTap(results: readonly TripResult[]): string {
  const lines = ['TAP version 14', `1..${results.length}`];
  for (const [index, { name, path, checks, seconds }] of results.entries()) {
    lines.push(`# Subtest: ${oneLine(name)}`, `    1..${checks.length}`);
    for (const [at, { name: check, passed, message }] of checks.entries()) {
      lines.push(`    ${passed ? 'ok' : 'not ok'} ${at + 1} - ${oneLine(check)}`);
      if (!passed) lines.push('      ---', `      message: ${JSON.stringify(message)}`, '      ...');
    }
    const isGood = checks.every(({ passed }) => passed);
    lines.push(`${isGood ? 'ok' : 'not ok'} ${index + 1} - ${oneLine(name)} # time=${(seconds * 1000).toFixed(0)}ms`);
    if (name !== path) lines.push('  ---', `  file: ${JSON.stringify(path)}`, '  ...');
  }
  return `${lines.join('\n')}\n`;
}

/** A hash sign would begin a directive. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('#', '\\#');
}

/** JUnit XML as CI systems read it: a suite for each file, a case for each expectation. */
function printJunit(results: readonly TripResult[]): string {
  const cases = results.flatMap(({ checks }) => checks);
  const failures = cases.filter(({ passed }) => !passed).length;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="tripwright trips" tests="${cases.length}" failures="${failures}">`,
  ];
  for (const { name, path, checks, seconds } of results) {
    const failed = checks.filter(({ passed }) => !passed).length;
    lines.push(
      `  <testsuite name="${xml(name)}" tests="${checks.length}" failures="${failed}" time="${seconds.toFixed(3)}" file="${xml(path)}">`,
    );
    for (const check of checks) {
      const open = `    <testcase name="${xml(check.name)}" classname="${xml(name)}" file="${xml(path)}"`;
      if (check.passed) lines.push(`${open}/>`);
      else lines.push(`${open}>`, `      <failure message="${xml(check.message)}"/>`, '    </testcase>');
    }
    lines.push('  </testsuite>');
  }
  lines.push('</testsuites>');
  return `${lines.join('\n')}\n`;
}

/** A text for an attribute. Characters that XML 1.0 does not have are replaced. */
function xml(text: string): string {
  const plain = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD');
  return plain.replace(/[&<>"'\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
