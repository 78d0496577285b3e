/**
 * @generated SignedSource<<7a82dba630ef0bb0eac6a2740e2f5781>>
 * @relayHash 7426253de4f32b4d53f4318b461d53e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7426253de4f32b4d53f4318b461d53e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StandingPageQuery } from './StandingPageQuery.graphql';

const node: PreloadableConcreteRequest<StandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7426253de4f32b4d53f4318b461d53e1",
    "metadata": {},
    "name": "StandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
