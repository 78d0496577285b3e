/**
 * @generated SignedSource<<976aadfcacde1d5342dcca55710c3723>>
 * @relayHash dc84d14b00d1a9700e504f13a68eca6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc84d14b00d1a9700e504f13a68eca6c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc84d14b00d1a9700e504f13a68eca6c",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
