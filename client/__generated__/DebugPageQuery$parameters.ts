/**
 * @generated SignedSource<<5ba74699cdf19883d6ca9d64fdb1bfd8>>
 * @relayHash 07624d8040c871f1b1e38101142138b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07624d8040c871f1b1e38101142138b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebugPageQuery } from './DebugPageQuery.graphql';

const node: PreloadableConcreteRequest<DebugPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07624d8040c871f1b1e38101142138b5",
    "metadata": {},
    "name": "DebugPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
