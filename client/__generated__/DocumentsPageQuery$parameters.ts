/**
 * @generated SignedSource<<bf7b9fa9979b75b2a6b710648b89985f>>
 * @relayHash 911d2e9098956a1a3316668ae40a535d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 911d2e9098956a1a3316668ae40a535d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "911d2e9098956a1a3316668ae40a535d",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
