import { createOracle } from '../oracle/create-oracle.ts';
import { describeTransitSearch } from './describe-transit-search.ts';

// The oracle keeps the contract itself; against random worlds it is checked by enumeration, not by itself.
describeTransitSearch('the slow oracle', createOracle, { runs: 20 });
