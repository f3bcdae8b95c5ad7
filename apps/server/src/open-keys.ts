import type { ServerConfig } from './config.ts';
import { type Keyring, openKeyring, sharedRates } from './keys/index.ts';
import type { ServerLog } from './log/server-log.ts';

/** Opens the keys of a server as its configuration says. */
export async function openKeys(config: ServerConfig, log: ServerLog): Promise<Keyring> {
  const { rateStore } = config;
  const rates = rateStore === '' ? undefined : await sharedRates(rateStore, log.note);
  return openKeyring({
    file: config.keyStore,
    open: config.open,
    headers: ['X-Service-Key', ...config.keyHeaders],
    freeRequestsPerMonth: config.freeRequestsPerMonth,
    activationSeconds: config.keyActivationSeconds,
    requestsPerMinute: config.requestsPerMinute,
    registration: config.registration,
    rates,
  });
}
