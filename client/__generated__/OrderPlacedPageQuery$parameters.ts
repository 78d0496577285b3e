/**
 * @generated SignedSource<<44f106ed712634aa91c152b9abf73385>>
 * @relayHash 3b8fc3edd4bb036cc4e75164d33cb6d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b8fc3edd4bb036cc4e75164d33cb6d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b8fc3edd4bb036cc4e75164d33cb6d7",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
