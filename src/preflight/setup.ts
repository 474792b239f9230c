import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { Synthesizers } from '../domain/run/synthesizer.ts';
import type { GatewayEndpoint } from '../gateway/http/endpoint.ts';

/** What is tried: the parts of a configuration. */
export interface Setup {
  readonly gateways: readonly GatewayEndpoint[];
  readonly catalogue: Catalogue;
  readonly synthesizers: Synthesizers;
  /** True if settings stand in GATEWAYS_FILE, false if they are variables. */
  readonly gatewaysFromFile: boolean;
}
