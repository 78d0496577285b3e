/**
 * @generated SignedSource<<28c7d2ba80f9253fbf49a38861a12521>>
 * @relayHash f8a6ebbe8238c98e379180bf68bb41d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7003d7f160d6fb820e5f50a0c347212f022ba3032c48d0d04050a2f8ff9d051d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnOrderPageQuery } from './OwnOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7003d7f160d6fb820e5f50a0c347212f022ba3032c48d0d04050a2f8ff9d051d",
    "metadata": {},
    "name": "OwnOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
