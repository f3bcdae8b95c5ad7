import { LOCALES, wordsOf } from '@tripwright/core/text';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { IssuedKey, KeyProblem, KeyResult, KeyService, KeySettings, KeyUse } from '../model/key-service.ts';
import type { Texts } from '../strings.ts';
import { h } from './element.ts';

/** The page of keys: registering for one, and the use of one. */
export function keysPage(
  texts: Texts,
  settings: KeySettings,
  service: KeyService,
  chooseLanguage: (tag: string) => void,
): HTMLElement {
  const { say, locale } = texts;
  return h(
    'main',
    { class: 'panel' },
    h(
      'header',
      { class: 'head' },
      h('img', { src: 'icon.svg', alt: '', width: '40', height: '40' }),
      h('div', { class: 'brand' }, h('h1', {}, say('keysTitle')), h('p', {}, 'Tripwright')),
      h('div', { class: 'choices' }, languageChoice(texts, chooseLanguage)),
    ),
    introduction(texts, settings),
    settings.registration === 'not-needed' ? undefined : registering(texts, settings, service),
    settings.registration === 'not-needed' ? undefined : showingUse(texts, service),
    h('p', {}, h('a', { class: 'link', href: `./#locale=${locale}` }, say('planTrip'))),
  );
}

/** Where registration is closed, the part below says so: an invitation before it would be wrong. */
function introduction({ say }: Texts, { registration }: KeySettings): HTMLElement | undefined {
  if (registration === 'closed') return undefined;
  return h('p', {}, say(registration === 'not-needed' ? 'noKeysNeeded' : 'keysIntro'));
}

function languageChoice({ say, locale }: Texts, choose: (tag: string) => void): HTMLElement {
  const select = h(
    'select',
    { 'aria-label': say('language'), id: 'language', class: 'language', onchange: () => choose(select.value) },
    ...[...LOCALES]
      .sort((a, b) => (LANGUAGE_NAMES[a] < LANGUAGE_NAMES[b] ? -1 : 1))
      .map((tag) => h('option', { value: tag, lang: tag, selected: tag === wordsOf(locale) }, LANGUAGE_NAMES[tag])),
  );
  return select;
}

function registering(texts: Texts, { registration, header, delay }: KeySettings, service: KeyService): HTMLElement {
  const { say, phrases } = texts;
  if (registration === 'closed')
    return h('section', { class: 'key-part' }, h('p', {}, phrases.say('refusal.no-registration')));
  return form(texts, {
    id: 'holder',
    title: say('keyRegister'),
    label: say('keyHolder'),
    note: delay > 0 ? say('keyDelay', { delay }) : undefined,
    autocomplete: 'organization',
    ask: (name) => service.register(name),
    show: (issued) => issuedKey(texts, issued, header),
  });
}

function showingUse(texts: Texts, service: KeyService): HTMLElement {
  const { say } = texts;
  return form(texts, {
    id: 'key',
    title: say('keyUse'),
    label: say('yourKey'),
    action: say('keyShowUse'),
    autocomplete: 'off',
    ask: (key) => service.use(key),
    show: (use) => useOfKey(texts, use),
  });
}

interface KeyForm<T> {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  /** Text of its button; that of the title unless given. */
  readonly action?: string;
  readonly note?: string | undefined;
  readonly autocomplete: string;
  readonly ask: (text: string) => Promise<KeyResult<T>>;
  readonly show: (value: T) => readonly (HTMLElement | undefined)[];
}

/** One field, one button, and what became of it, which screen readers announce. */
function form<T>(texts: Texts, { id, title, label, action, note, autocomplete, ask, show }: KeyForm<T>): HTMLElement {
  const result = h('div', { class: 'key-result', role: 'status' });
  const field = h('input', { id, name: id, autocomplete, spellcheck: 'false', maxlength: 200 });
  const button = h('button', { class: 'action' }, action ?? title);
  const asked = async (event: Event): Promise<void> => {
    event.preventDefault();
    // A second press would ask for a second key.
    button.disabled = true;
    const answer = await ask(field.value);
    button.disabled = false;
    field.toggleAttribute('aria-invalid', !answer.ok);
    const shown = answer.ok ? show(answer.value) : [h('p', { class: 'problem' }, problemText(texts, answer.problem))];
    result.replaceChildren(...shown.filter((child) => child !== undefined));
  };
  return h(
    'form',
    { class: 'key-part', onsubmit: (event: Event) => void asked(event) },
    h('h2', {}, title),
    note === undefined ? undefined : h('p', { class: 'status' }, note),
    h('label', { for: id }, label),
    field,
    button,
    result,
  );
}

function issuedKey(
  { say }: Texts,
  { key, activeFrom, freeCalls }: IssuedKey,
  header: string,
): readonly (HTMLElement | undefined)[] {
  const copy = h('button', { type: 'button', class: 'link' }, say('keyCopy'));
  copy.addEventListener('click', () => {
    // Without the permission the key can still be marked by hand.
    navigator.clipboard?.writeText(key).then(
      () => copy.replaceChildren(say('keyCopied')),
      () => undefined,
    );
  });
  const isWaiting = activeFrom > Date.now() / 1000;
  return [
    h('h2', {}, say('yourKey')),
    h('code', { class: 'key-text' }, key),
    h('p', {}, copy),
    h('p', {}, say('keyOnce')),
    h('p', {}, say('keyHeader', { header })),
    isWaiting ? h('p', {}, say('keyStart', { start: moment(activeFrom) })) : undefined,
    freeCalls === undefined ? undefined : h('p', {}, say('keyFree', { n: freeCalls })),
  ];
}

function useOfKey({ say }: Texts, { label, month, calls, freeCalls }: KeyUse): readonly (HTMLElement | undefined)[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const nextMonth = Date.UTC(year, number, 1) / 1000;
  return [
    h('h2', {}, label),
    freeCalls === undefined
      ? h('p', {}, say('keyCalls', { n: calls }))
      : h('p', {}, say('keyCallsOf', { n: calls, free: freeCalls })),
    freeCalls === undefined ? undefined : h('meter', { 'aria-hidden': 'true', max: freeCalls, value: calls }),
    freeCalls === undefined ? undefined : h('p', {}, say('keyRenews', { day: { at: nextMonth, zone: 'UTC' } })),
  ];
}

function problemText({ say, phrases }: Texts, problem: KeyProblem): string {
  switch (problem.kind) {
    case 'wrong-name':
      return say('keyWrongName');
    case 'name-taken':
      return phrases.say('refusal.label-taken');
    case 'closed':
      return phrases.say('refusal.no-registration');
    case 'unknown-key':
      return phrases.say('refusal.unknown-key');
    case 'not-yet-active':
      return say('keyStart', { start: moment(problem.activeFrom) });
    case 'too-fast':
      return phrases.say('refusal.too-fast');
    case 'unreachable':
      return say('unreachable');
  }
}

/** A moment for the reader at this device; it belongs to no place on the map. */
function moment(at: number): { readonly at: number; readonly zone: string } {
  return { at, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
