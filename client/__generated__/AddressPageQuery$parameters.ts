/**
 * @generated SignedSource<<556c2737dae98d53c4058d40b3eefdbc>>
 * @relayHash 4bb307a1f526f1ff8832c436590ce0fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a407ad0263e8878a6b93167e23c920510e617674abbc1e768e7be891f36e3866

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressPageQuery } from './AddressPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a407ad0263e8878a6b93167e23c920510e617674abbc1e768e7be891f36e3866",
    "metadata": {},
    "name": "AddressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
