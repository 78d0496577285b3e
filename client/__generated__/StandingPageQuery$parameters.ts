/**
 * @generated SignedSource<<209c91328df073705640140063bba66e>>
 * @relayHash f4f0dfc6815467249a857a1967e7d6db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4f0dfc6815467249a857a1967e7d6db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandingPageQuery } from './StandingPageQuery.graphql';

const node: PreloadableConcreteRequest<StandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4f0dfc6815467249a857a1967e7d6db",
    "metadata": {},
    "name": "StandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
