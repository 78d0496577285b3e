/**
 * @generated SignedSource<<e5238aee848616abb6340dabd4661650>>
 * @relayHash ecf96de0cd1be3e7a3653a24cb33b21a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e3fad85406a9acaa702a4cb8b468d4356ea204b3224d4170a96368e5338c24f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e3fad85406a9acaa702a4cb8b468d4356ea204b3224d4170a96368e5338c24f",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
