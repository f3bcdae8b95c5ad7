import type { Command } from 'commander';
import type { BuildOptions } from '../build-region.ts';
import { parseCount } from '../parse-count.ts';

/** Adds `build`: imports feeds and streets as a region. */
export function addBuild(program: Command): void {
  program
    .command('build')
    .summary('build a region from GTFS, OpenStreetMap and GBFS files')
    .description(
      'Reads feeds and streets and writes a region: <out>/<code>/ with its buffers, manifest.json, report.json and report.html.',
    )
    .requiredOption('--region <code>', 'region code, such as pt_porto')
    .option('--title <title>', 'name of the region as users see it')
    .option('--gtfs <files...>', 'GTFS zips or folders; several are merged without id collisions', [])
    .option('--osm <file>', 'streets: .osm.pbf, .osm, .osm.gz or .osm.bz2; without it walking is in straight lines')
    .option('--gbfs <systems...>', 'shared vehicles: folders, zips, gbfs.json files, or addresses of gbfs.json', [])
    .option('--allow-private', 'let --gbfs follow addresses to hosts of private networks', false)
    .option('--providers <file>', 'taxis, hire, parking, tariffs and tolls as JSON (docs/providers.md)')
    .option(
      '--country <code>',
      'ISO 3166-1 code of the country whose traffic law applies where tags are missing (default: the country where the streets lie)',
    )
    .option(
      '--licence <feed=licence...>',
      'licences of feeds that do not state theirs, by feed name: stcp=CC-BY-4.0',
      [],
    )
    .option('--elevation <files...>', 'heights of the streets: SRTM tiles (.hgt, .hgt.gz) or GeoTIFF in degrees', [])
    .option('--speeds <file>', 'measured speeds of cars: way,direction,hour,kmh as CSV (docs/street-choices.md)')
    .option('--keep-islands', 'keep small disconnected parts of the street network (test maps)', false)
    .option('--repair', 'replace impossibly fast times of trips by interpolation (docs/data-quality.md)', false)
    .option('--time-limit <seconds>', 'longest time (default: by the size of the input)', parseCount('--time-limit', 1))
    .option(
      '--memory-limit <megabytes>',
      'most memory (default: by the size of the input)',
      parseCount('--memory-limit', 1),
    )
    .requiredOption('--out <dir>', 'folder of regions')
    .option('--json', 'print the manifest as JSON', false)
    // The importers are loaded here, so that the other commands do not wait for them.
    .action(async (options: BuildOptions) => (await import('../build-region.ts')).buildRegion(options));
}
