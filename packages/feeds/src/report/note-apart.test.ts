import { expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import { noteApart } from './index.ts';

const streets = [
  { lat: 42.3, lng: 13.3 },
  { lat: 42.4, lng: 13.5 },
];
const apart = (stops: readonly { lat: number; lng: number }[], box = streets): string[] =>
  noteApart([{ name: 'metro', stops }], box, new NoticeCollector());

test('stops of another town raise the alarm, with the distance of the nearest one', () => {
  const notices = new NoticeCollector();
  const tetouan = [
    { lat: 35.57, lng: -5.37 },
    { lat: 35.58, lng: -5.36 },
    { lat: Number.NaN, lng: Number.NaN },
  ];
  const both = [
    { name: 'metro', stops: tetouan },
    { name: 'bus', stops: streets },
  ];
  expect(noteApart(both, streets, notices)).toEqual([
    expect.stringMatching(
      /^The stops of metro lie 1,7\d\d km from the streets: do the feed and the extract belong together\?$/,
    ),
  ]);
  expect(notices.summaries()).toMatchObject([{ source: 'metro', code: 'stops-far-from-streets', severity: 'error' }]);
});

test('one stop in or beside the streets is enough, and without streets or stops nothing is said', () => {
  expect(
    apart([
      { lat: 35, lng: -5 },
      { lat: 42.35, lng: 13.4 },
    ]),
  ).toEqual([]);
  expect(apart([{ lat: 42.41, lng: 13.4 }])).toEqual([]);
  expect(apart([{ lat: 42.45, lng: 13.4 }])).toEqual([expect.stringContaining('lie 6 km')]);
  expect(apart([], streets)).toEqual([]);
  expect(apart([{ lat: Number.NaN, lng: Number.NaN }])).toEqual([]);
  expect(apart([{ lat: 35, lng: -5 }], [])).toEqual([]);
});

test('distances are measured across the antimeridian', () => {
  const fiji = [
    { lat: -17, lng: 179.5 },
    { lat: -16, lng: -179.5 },
  ];
  expect(apart([{ lat: -16.5, lng: 180 }], fiji)).toEqual([]);
  expect(apart([{ lat: -16.5, lng: -179 }], fiji)).toEqual([expect.stringContaining('lie 53 km')]);
});
