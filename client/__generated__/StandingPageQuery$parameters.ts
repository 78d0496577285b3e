/**
 * @generated SignedSource<<bc9d7b15ff33ee0b5da888b533867988>>
 * @relayHash 4e82612d2cd202093fc6c5cf0cb7fba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e82612d2cd202093fc6c5cf0cb7fba7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandingPageQuery } from './StandingPageQuery.graphql';

const node: PreloadableConcreteRequest<StandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e82612d2cd202093fc6c5cf0cb7fba7",
    "metadata": {},
    "name": "StandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
