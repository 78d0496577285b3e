/**
 * @generated SignedSource<<a547e41a76cdf59d6d13bd3976bbf437>>
 * @relayHash 9406f8221884ff98a7ee763c8ea8731b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9406f8221884ff98a7ee763c8ea8731b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPlacedPageQuery } from './OrderPlacedPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPlacedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9406f8221884ff98a7ee763c8ea8731b",
    "metadata": {},
    "name": "OrderPlacedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
