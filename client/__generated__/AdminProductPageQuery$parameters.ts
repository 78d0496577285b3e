/**
 * @generated SignedSource<<46b98964086c0e79ef2780061477dbad>>
 * @relayHash d76b4201396dd7cb2a5530aae9116d09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d76b4201396dd7cb2a5530aae9116d09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminProductPageQuery } from './AdminProductPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d76b4201396dd7cb2a5530aae9116d09",
    "metadata": {},
    "name": "AdminProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
