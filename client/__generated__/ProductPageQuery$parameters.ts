/**
 * @generated SignedSource<<883761bad3a4246a2cb3b2224aad706c>>
 * @relayHash 7ca7b3202eed4c12d0958d9138474384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ca7b3202eed4c12d0958d9138474384

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ca7b3202eed4c12d0958d9138474384",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
