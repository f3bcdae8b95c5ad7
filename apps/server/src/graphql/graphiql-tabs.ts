/** A tab as GraphiQL stores it in the browser. */
interface Tab {
  readonly id: string;
  readonly title: string;
  readonly query: string | null;
  readonly variables: string | null;
  readonly headers: string | null;
}

/** Values that the server writes into GraphiQL's page. */
export interface GraphiqlStart {
  readonly title: string;
  readonly defaultHeaders: string;
  readonly shouldPersistHeaders: boolean;
  readonly keyHeader: string;
  /** '' for none. */
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
 * Runs in the browser before GraphiQL. Its source is written into the page, so it must not refer to names outside. On the first visit it opens
 * a tab for each recipe. On later visits it passes on the text of the active tab, which GraphiQL leaves empty, and replaces the demo key of an
 * earlier start by the current one.
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
  // GraphiQL does not start over values of other types, and would not on any later visit.
  const isTab = (tab: Partial<Tab> | null): boolean =>
    typeof tab?.id === 'string' &&
    typeof tab.title === 'string' &&
    Object.values(tab).every((value) => value === null || typeof value === 'string');
  const known = Array.isArray(stored?.tabs) ? stored.tabs.filter(isTab) : [];
  const kept = known.length > 0 ? known : undefined;
  const first = recipes.map((recipe, i) => ({
    id: `recipe-${i}`,
    hash: null,
    operationName: null,
    response: null,
    ...recipe,
  }));
  const tabs = (kept ?? first).map((tab) => ({ ...tab, headers: withDemoKey(tab.headers) }));
  const open = kept === undefined ? 0 : stored?.activeTabIndex;
  const activeTabIndex = Number.isInteger(open) ? Math.max(0, Math.min(Number(open), tabs.length - 1)) : 0;
  storage.setItem(tabsKey, JSON.stringify({ tabs, activeTabIndex }));
  storage.setItem(demoKeyKey, demoKey);
  const active = tabs[activeTabIndex];
  if (active === undefined) return options;
  const { query, variables, headers } = active;
  return { ...options, query, variables, initialHeaders: headers };
}
