/**
 * @generated SignedSource<<8d47d1f20a8778b61cece8eb1520a8e7>>
 * @relayHash f2ecbc6b683d51cd8760a66c34b25635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2ecbc6b683d51cd8760a66c34b25635

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2ecbc6b683d51cd8760a66c34b25635",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
