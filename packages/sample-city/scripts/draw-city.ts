import { writeFileSync } from 'node:fs';
import { generateSampleCity } from '../src/index.ts';
import { citySvg } from './city-svg.ts';

// npm run -s node -- packages/sample-city/scripts/draw-city.ts city.svg [west south east north] [pixels wide] [seed]
const [file = 'city.svg', west = '-5100', south = '-3300', east = '5500', north = '4100', wide = '1600', seed = '1'] =
  process.argv.slice(2);
const box = { west: Number(west), south: Number(south), east: Number(east), north: Number(north) };
writeFileSync(file, citySvg(generateSampleCity({ seed: Number(seed) }), box, Number(wide)));
