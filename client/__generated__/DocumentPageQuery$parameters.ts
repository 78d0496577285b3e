/**
 * @generated SignedSource<<15ab58d35f4157b622eafeabcacc287f>>
 * @relayHash 8c6591345f767f945c3299f17c8c8c8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c6591345f767f945c3299f17c8c8c8b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentPageQuery } from './DocumentPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c6591345f767f945c3299f17c8c8c8b",
    "metadata": {},
    "name": "DocumentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
