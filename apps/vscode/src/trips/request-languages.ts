/** The languages whose documents may hold requests. */
export const REQUEST_LANGUAGES: readonly string[] = [
  'json',
  'jsonc',
  'http',
  'graphql',
  'shellscript',
  'typescript',
  'typescriptreact',
  'javascript',
  'javascriptreact',
  'python',
  'yaml',
  'toml',
];
