/**
 * @generated SignedSource<<e64541bdd80e2268b7cbb0de7a419852>>
 * @relayHash 01208bc7fe6d28f7a20c15edb6bd7d69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67172aa2f4dec9b6c1ecfb86718487f038f672731e0e137175f2dcc8dcbe9e94

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67172aa2f4dec9b6c1ecfb86718487f038f672731e0e137175f2dcc8dcbe9e94",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
