/**
 * @generated SignedSource<<34b05cb94605252d1e6690fd319b3d4f>>
 * @relayHash 44f6ab762e016a5b569b3f4770a716ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12e489dfca2262bfc5e85ef8156452f80ca80ffca968e19c9e6ec1cb5abfa512

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12e489dfca2262bfc5e85ef8156452f80ca80ffca968e19c9e6ec1cb5abfa512",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
