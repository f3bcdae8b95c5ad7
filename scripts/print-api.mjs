// Writes api/<package>.api.md for every package that is not private: the names, types and signatures its doors export. A change of the
// report is a change of the interface and is reviewed as one. Reads the built declarations, so build first.
// usage: npm run -s node -- scripts/print-api.mjs                writes the reports
//        npm run -s node -- scripts/print-api.mjs --check        exits 1 when a report is not current or an exported name lacks a docstring
//        npm run -s node -- scripts/print-api.mjs --undocumented [DOOR…]   lists exported names without a docstring, of doors such as core/geo
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Packages for others to install, with their doors: `[name, path of the declarations]`. */
function publicPackages() {
  return globSync('packages/*/package.json', { cwd: root })
    .sort()
    .map((file) => ({
      folder: join(root, dirname(file)),
      manifest: JSON.parse(readFileSync(join(root, file), 'utf8')),
    }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({
      folder,
      name: basename(folder),
      // A door without types is data. A generated one changes with what it is made from, which is reviewed instead.
      doors: Object.entries(manifest.exports)
        .filter(([, { types }]) => types !== undefined && !types.includes('__generated__'))
        .map(([door, { types }]) => [door.replace(/^\.\/?/, ''), join(folder, types)]),
    }));
}

/** The report of every door of a package as one text per door. All doors share one TypeScript program, which is most of the work. */
function doorReports({ folder, doors }) {
  const temporary = mkdtempSync(join(tmpdir(), 'tripwright-api-'));
  const entries = doors.map(([, entry]) => entry);
  const configOf = (entry) =>
    ExtractorConfig.prepare({
      configObjectFullPath: undefined,
      packageJsonFullPath: join(folder, 'package.json'),
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: entry,
        // The extractor's own TypeScript; the declarations need nothing but the language and Node's types.
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'es2024',
              lib: ['es2024', 'dom'],
              module: 'nodenext',
              moduleResolution: 'nodenext',
              types: ['node'],
              typeRoots: [join(root, 'node_modules', '@types')],
              strict: true,
              skipLibCheck: true,
            },
            files: entries,
          },
        },
        apiReport: {
          enabled: true,
          reportFileName: 'door.api.md',
          reportFolder: temporary,
          reportTempFolder: temporary,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        newlineKind: 'lf',
      },
    });
  let compilerState;
  try {
    return doors.map(([door, entry]) => {
      if (!existsSync(entry)) throw new Error(`${entry} is not there: run npm run setup first`);
      const config = configOf(entry);
      compilerState ??= CompilerState.create(config, { additionalEntryPoints: entries });
      Extractor.invoke(config, {
        localBuild: true,
        compilerState,
        messageCallback: (message) => {
          if (message.logLevel === 'error') console.error(message.text);
          message.handled = true;
        },
      });
      return [door, readFileSync(join(temporary, 'door.api.md'), 'utf8')];
    });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The declarations of a report, sorted, without docstrings and remarks. */
function declarations(report) {
  const lines = (/```ts\n([\s\S]*?)\n```/.exec(report)?.[1] ?? '').split('\n');
  const remark = /^\s*\/\/ (?:@(?:public|beta|internal|alpha)\b.*|\(undocumented\)|\(No @packageDocumentation .*\))$/;
  return lines
    .filter((line) => !remark.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Names that a report marks as exported without a docstring; members of types do not count. */
function undocumentedNames(report) {
  return [...report.matchAll(/^\/\/ @\w+.*\(undocumented\)\n(?:export )?(?:declare )?(?:abstract )?\w+ (\w+)/gm)].map(
    ([, name]) => name,
  );
}

const options = process.argv.slice(2);
const undocumented = [];
const faults = [];
for (const each of publicPackages()) {
  const reports = doorReports(each);
  const title = `@tripwright/${each.name}`;
  const sections = reports.map(([door, report]) => {
    for (const name of undocumentedNames(report)) undocumented.push([join(each.name, door), name]);
    return `## ${join(title, door)}\n\n\`\`\`ts\n${declarations(report)}\n\`\`\`\n`;
  });
  const text = `# ${title}: what its doors export\n\nWritten by \`npm run -s node -- scripts/print-api.mjs\`; do not edit.\n\n${sections.join('\n')}`;
  const file = join(root, 'api', `${each.name}.api.md`);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (options.includes('--undocumented') || text === written) continue;
  if (options.includes('--check'))
    faults.push(`api/${each.name}.api.md is not current. Run: npm run -s node -- scripts/print-api.mjs`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
if (options.includes('--undocumented')) {
  const doors = options.filter((option) => !option.startsWith('--'));
  const shown = undocumented.filter(([door]) => doors.length === 0 || doors.includes(door));
  for (const [door, name] of shown) console.log(`${door}  ${name}`);
  console.log(`${shown.length} exported names without a docstring`);
} else if (options.includes('--check')) {
  faults.push(...undocumented.map(([door, name]) => `${name}, exported by ${door}, has no docstring`));
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
