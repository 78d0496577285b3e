/**
 * @generated SignedSource<<4ecf240b18ebc9b88a7021f00701a086>>
 * @relayHash e71b12bbf2e64fa2106710af00bc0016
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e71b12bbf2e64fa2106710af00bc0016

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TakingPageQuery } from './TakingPageQuery.graphql';

const node: PreloadableConcreteRequest<TakingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e71b12bbf2e64fa2106710af00bc0016",
    "metadata": {},
    "name": "TakingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
