/** A tab as GraphiQL keeps it in the browser's storage. */
interface Tab {
  readonly id: string;
  readonly title: string;
  readonly query: string | null;
  readonly variables: string | null;
  readonly headers: string | null;
}

/** What the server says to GraphiQL's page. */
export interface GraphiqlStart {
  readonly title: string;
  readonly defaultHeaders: string;
  readonly shouldPersistHeaders: boolean;
  readonly keyHeader: string;
  /** '' where none is given away. */
  readonly demoKey: string;
  /** The tabs of a first visit. */
  readonly recipes: readonly Omit<Tab, 'id'>[];
}

/** Options of GraphiQL itself. */
export interface GraphiqlOptions {
  readonly title: string;
  readonly defaultHeaders: string;
  readonly shouldPersistHeaders: boolean;
  readonly query?: string | null;
  readonly variables?: string | null;
  readonly initialHeaders?: string | null;
}

/**
 * Runs in the browser before GraphiQL does: its source is written into the page, so it uses nothing from outside. It lays out the recipes'
 * tabs on the first visit. On later visits it hands over the text of the active tab, which GraphiQL leaves empty, and puts today's demo key
 * where that of an earlier start stands.
 */
export function openTabs(storage: Pick<Storage, 'getItem' | 'setItem'>, start: GraphiqlStart): GraphiqlOptions {
  const { recipes, keyHeader, demoKey, ...options } = start;
  const [tabsKey, demoKeyKey] = ['graphiql:tabState', 'tripwright:demoKey'];
  const read = (key: string): { tabs?: Tab[]; activeTabIndex?: number } | undefined => {
    try {
      return JSON.parse(storage.getItem(key) ?? '') ?? undefined;
    } catch {
      return undefined;
    }
  };
  const withDemoKey = (headers: string | null): string | null => {
    try {
      const known = JSON.parse(headers ?? '');
      if (demoKey === '' || known[keyHeader] !== storage.getItem(demoKeyKey)) return headers;
      return JSON.stringify({ ...known, [keyHeader]: demoKey }, undefined, 2);
    } catch {
      return headers;
    }
  };
  const stored = read(tabsKey);
  const kept = Array.isArray(stored?.tabs) && stored.tabs.length > 0 ? stored.tabs : undefined;
  const first = recipes.map((recipe, i) => ({
    id: `recipe-${i}`,
    hash: null,
    operationName: null,
    response: null,
    ...recipe,
  }));
  const tabs = (kept ?? first).map((tab) => ({ ...tab, headers: withDemoKey(tab.headers) }));
  const activeTabIndex = Math.min(kept === undefined ? 0 : (stored?.activeTabIndex ?? 0), tabs.length - 1);
  storage.setItem(tabsKey, JSON.stringify({ tabs, activeTabIndex }));
  storage.setItem(demoKeyKey, demoKey);
  const active = tabs[activeTabIndex];
  if (active === undefined) return options;
  const { query, variables, headers } = active;
  return { ...options, query, variables, initialHeaders: headers };
}
