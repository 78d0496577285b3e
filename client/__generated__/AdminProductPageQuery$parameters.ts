/**
 * @generated SignedSource<<00bd3d3c74e3cdd13e2f518a724e0c2e>>
 * @relayHash 4b606785917dd1cea938e6c1846f3032
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b606785917dd1cea938e6c1846f3032

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b606785917dd1cea938e6c1846f3032",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
