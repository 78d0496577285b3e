/**
 * @generated SignedSource<<9e74c8357c022fefc8f3ba52aa4f8f9e>>
 * @relayHash 23847e9a23e07e4b85c0130a65ae316d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23847e9a23e07e4b85c0130a65ae316d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23847e9a23e07e4b85c0130a65ae316d",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
