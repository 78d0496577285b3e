/**
 * @generated SignedSource<<902666a354c5ec9e2da4eb306cfb8206>>
 * @relayHash 7a214475c802a974602444b0a10d0e8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a214475c802a974602444b0a10d0e8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a214475c802a974602444b0a10d0e8a",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
