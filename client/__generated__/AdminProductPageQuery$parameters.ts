/**
 * @generated SignedSource<<eb2fcd7476ad6b3444781ec16703ca20>>
 * @relayHash b45a4fe90baa1d3418bc2cf279db43e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b45a4fe90baa1d3418bc2cf279db43e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b45a4fe90baa1d3418bc2cf279db43e0",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
