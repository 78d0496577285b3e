/**
 * @generated SignedSource<<91f53cbbb3cde15dfeb4d2f390f5c265>>
 * @relayHash d4371c27cb3ddf2ba29ae9b185377ab8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4371c27cb3ddf2ba29ae9b185377ab8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { KeysPageQuery } from './KeysPageQuery.graphql';

const node: PreloadableConcreteRequest<KeysPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4371c27cb3ddf2ba29ae9b185377ab8",
    "metadata": {},
    "name": "KeysPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
