/**
 * @generated SignedSource<<e8df6957eca94b8964624cfeebb83640>>
 * @relayHash 7e502e91988476c3703885393e8341b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b677e4971fc782610550e305322d418a60159f165726f0f422e3799d65455f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b677e4971fc782610550e305322d418a60159f165726f0f422e3799d65455f1",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
