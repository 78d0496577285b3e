/**
 * @generated SignedSource<<b78515012d24c2100650b255a921567f>>
 * @relayHash aeb7bc92272992dccd7601900cd58760
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeb7bc92272992dccd7601900cd58760

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandingPagesPageQuery } from './StandingPagesPageQuery.graphql';

const node: PreloadableConcreteRequest<StandingPagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeb7bc92272992dccd7601900cd58760",
    "metadata": {},
    "name": "StandingPagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
