/**
 * @generated SignedSource<<e8e44b3bb4a9a3ee5b1629092f7cdee6>>
 * @relayHash f0bcbf8c1a48d5f6281991199b4dbc71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0bcbf8c1a48d5f6281991199b4dbc71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0bcbf8c1a48d5f6281991199b4dbc71",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
