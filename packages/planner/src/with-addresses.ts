import type { PlanRequest } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';

/** The request with the addresses of its ends, where it gives none: those of the nearest house number or street. */
export function withAddresses(region: Region, request: PlanRequest, locale: string | undefined): PlanRequest {
  const { places } = region;
  if (places === undefined || (request.from.address !== '' && request.to.address !== '')) return request;
  const addressed = (end: PlanRequest['from']): PlanRequest['from'] =>
    end.address === '' ? { ...end, address: places.addressAt(end, locale) } : end;
  return { ...request, from: addressed(request.from), to: addressed(request.to) };
}
