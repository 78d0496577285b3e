/**
 * @generated SignedSource<<d126fa05cc73fa8b09c9bf2ff5fa6d27>>
 * @relayHash e05690c174fa1702478fa103080748c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e05690c174fa1702478fa103080748c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntriesPageQuery } from './EntriesPageQuery.graphql';

const node: PreloadableConcreteRequest<EntriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e05690c174fa1702478fa103080748c0",
    "metadata": {},
    "name": "EntriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
