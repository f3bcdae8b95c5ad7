import { coversMode, MODES } from '@tripwright/core/modes';
import { expect, test } from 'vitest';
import { limitModes } from './limit-modes.ts';

const asked = ['pt_pub', 'me_car', 'ps_tax', 'wa_wal'];

test('without lists everything stays', () => {
  expect(limitModes(asked, [], [], [])).toEqual({ modes: asked, avoidModes: [], driveToTheDoor: false });
});

test('vehicles to be avoided are not asked for, what runs by timetable is not ridden', () => {
  const { modes, avoidModes } = limitModes(asked, ['me_car'], ['pt_pub_bus'], []);
  expect(modes).toEqual(['pt_pub', 'ps_tax', 'wa_wal']);
  expect(avoidModes).toEqual(['me_car', 'pt_pub_bus']);
});

test('never walking drives to the door, avoiding to walk means nothing', () => {
  expect(limitModes(asked, [], ['wa_wal'], [])).toMatchObject({ modes: asked, driveToTheDoor: true });
  expect(limitModes(asked, ['wa_wal'], [], [])).toMatchObject({ modes: asked, driveToTheDoor: false });
});

test('an allow list leaves what it names, all below and all above; what is driven among it goes to the door', () => {
  const { avoidModes, driveToTheDoor } = limitModes(asked, [], [], ['pt_pub_tram']);
  const rows = MODES.filter(({ travel }) => travel.by === 'timetable');
  for (const { id } of rows)
    expect(avoidModes.includes(id), id).toBe(!coversMode('pt_pub_tram', id) && !coversMode(id, 'pt_pub_tram'));
  expect(driveToTheDoor).toBe(false);
  expect(limitModes(asked, [], [], ['pt_pub', 'me_car']).driveToTheDoor).toBe(true);
  expect(limitModes(['pt_pub'], [], [], ['pt_pub', 'me_car']).driveToTheDoor).toBe(false);
});
