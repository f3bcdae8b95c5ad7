import { coversMode, MODES } from '@tripwright/core/modes';
import { expect, test } from 'vitest';
import { limitModes } from './limit-modes.ts';

const asked = ['pt_pub', 'me_car', 'ps_tax', 'wa_wal'];

test('without lists every mode stays', () => {
  expect(limitModes(asked, [], [], [])).toEqual({ modes: asked, avoidModes: [], driveToTheDoor: false });
});

test('avoided vehicles are dropped, avoided scheduled modes are not ridden', () => {
  const { modes, avoidModes } = limitModes(asked, ['me_car'], ['pt_pub_bus'], []);
  expect(modes).toEqual(['pt_pub', 'ps_tax', 'wa_wal']);
  expect(avoidModes).toEqual(['me_car', 'pt_pub_bus']);
});

test('blocking walking drives to the door, avoiding walking has no effect', () => {
  expect(limitModes(asked, [], ['wa_wal'], [])).toMatchObject({ modes: asked, driveToTheDoor: true });
  expect(limitModes(asked, ['wa_wal'], [], [])).toMatchObject({ modes: asked, driveToTheDoor: false });
});

test('an allow list keeps its modes with all below and above them; a driving mode in it is driven to the door', () => {
  const { avoidModes, driveToTheDoor } = limitModes(asked, [], [], ['pt_pub_tram']);
  const rows = MODES.filter(({ travel }) => travel.by === 'timetable');
  for (const { id } of rows)
    expect(avoidModes.includes(id), id).toBe(!coversMode('pt_pub_tram', id) && !coversMode(id, 'pt_pub_tram'));
  expect(driveToTheDoor).toBe(false);
  expect(limitModes(asked, [], [], ['pt_pub', 'me_car']).driveToTheDoor).toBe(true);
  expect(limitModes(['pt_pub'], [], [], ['pt_pub', 'me_car']).driveToTheDoor).toBe(false);
});
