/**
 * @generated SignedSource<<bd6a87e656d5784f720eaeb718ac58fb>>
 * @relayHash 1862d1458e658a338a2df20b3a3c4a19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1862d1458e658a338a2df20b3a3c4a19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1862d1458e658a338a2df20b3a3c4a19",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
