/**
 * @generated SignedSource<<7adf1cd7bbb3214ec9066429aea070e0>>
 * @relayHash 08dbbb737d64e8fda89ca091366747bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6401cebcbd09daf6f6e3ace831dbbb29ff29b88f8c48ab87264cdc233c9cc5dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6401cebcbd09daf6f6e3ace831dbbb29ff29b88f8c48ab87264cdc233c9cc5dc",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
