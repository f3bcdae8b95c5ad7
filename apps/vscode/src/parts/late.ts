/** The methods of a provider that is loaded by the first call of one. */
export type Late<Provider, Name extends keyof Provider> = {
  readonly [Key in Name]: NonNullable<Provider[Key]> extends (...args: infer Arguments) => infer Result
    ? (...args: Arguments) => Promise<Awaited<Result>>
    : never;
};

/** Stands for a provider until one of its methods is called. @param names the methods that the editor calls */
export function late<Provider extends object, Name extends keyof Provider>(
  get: () => Promise<Provider>,
  ...names: readonly Name[]
): Late<Provider, Name> {
  const methods = names.map((name) => {
    const call = async (...args: unknown[]): Promise<unknown> => {
      const provider = await get();
      return (provider[name] as (...given: unknown[]) => unknown).apply(provider, args);
    };
    return [name, call] as const;
  });
  return Object.fromEntries(methods) as Late<Provider, Name>;
}
