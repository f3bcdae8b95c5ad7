import type { AlertView } from '../model/live-view.ts';
import type { Say, StringKey } from '../strings.ts';
import { h } from './element.ts';
import { icon } from './icon.ts';

const WORDS: Readonly<Record<AlertView['severity'], StringKey>> = {
  alert: 'alertSevere',
  warning: 'alertWarning',
  info: 'alertInfo',
};

/** The word for a severity. */
export function alertWord(severity: AlertView['severity'] | undefined): StringKey {
  return WORDS[severity ?? 'info'];
}

/** Alerts with their severity in words, and a button where the trip can be planned without the stops concerned; undefined without alerts. */
export function alertList(
  alerts: readonly AlertView[],
  say: Say,
  avoid: (codes: readonly string[]) => void,
): HTMLElement | undefined {
  if (alerts.length === 0) return undefined;
  return h(
    'section',
    { class: 'alerts', 'aria-label': say('alerts') },
    ...alerts.map((alert) => alertItem(alert, say, avoid)),
  );
}

function alertItem(alert: AlertView, say: Say, avoid: (codes: readonly string[]) => void): HTMLElement {
  const { severity, title, lines, url, avoid: offered } = alert;
  return h(
    'article',
    { class: `alert alert-${severity}` },
    h(
      'h3',
      {},
      icon(severity === 'info' ? 'info' : 'warning'),
      h('span', { class: 'alert-kind' }, say(WORDS[severity])),
      title,
    ),
    ...lines.map((line) => h('p', {}, line)),
    url !== undefined && h('a', { href: url, target: '_blank', rel: 'noreferrer' }, say('moreInformation')),
    offered !== undefined &&
      h('button', { type: 'button', class: 'action avoid', onclick: () => avoid(offered.codes) }, offered.text),
  );
}
