import type { ServerConfig } from './config.ts';
import { type Keyring, openKeyring, sharedRates } from './keys/index.ts';
import type { ServerLog } from './log/server-log.ts';

/** Opens the keys of a server as its configuration says. They age by the clock of the machine, whatever the present of the service (`--now`, replays) is. */
export async function openKeys(config: ServerConfig, log: ServerLog): Promise<Keyring> {
  const { rateStore } = config;
  const rates = rateStore === '' ? undefined : await sharedRates(rateStore, log.note);
  const keys = openKeyring({
    file: config.keyStore,
    open: config.open,
    headers: ['X-Service-Key', ...config.keyHeaders],
    freeRequestsPerMonth: config.freeRequestsPerMonth,
    activationSeconds: config.keyActivationSeconds,
    requestsPerMinute: config.requestsPerMinute,
    registration: config.registration,
    rates,
  });
  const now = (): number => Math.floor(Date.now() / 1000);
  return {
    ...keys,
    check: (headers, query, _now, free, address) => keys.check(headers, query, now(), free, address),
    use: (headers) => keys.use(headers, now()),
  };
}
