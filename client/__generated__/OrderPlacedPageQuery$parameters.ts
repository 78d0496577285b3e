/**
 * @generated SignedSource<<02884821996886e41446e42cf0c3401e>>
 * @relayHash e2918742491ea876d5e38498489818f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 147ae3443676ea5329facb6a418e6d2e3b9ae4179ebc1c280424d516678d37f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "147ae3443676ea5329facb6a418e6d2e3b9ae4179ebc1c280424d516678d37f3",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
