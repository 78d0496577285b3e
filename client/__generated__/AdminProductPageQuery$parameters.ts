/**
 * @generated SignedSource<<d4a1c9b2114cd1e25e8d825522e32feb>>
 * @relayHash ac7b26325d97c490da85e299bbb38f64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac7b26325d97c490da85e299bbb38f64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac7b26325d97c490da85e299bbb38f64",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
