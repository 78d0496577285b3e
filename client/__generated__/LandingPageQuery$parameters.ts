/**
 * @generated SignedSource<<b82cdd083e98706a1b6cf4c2f6a3586f>>
 * @relayHash 7a214475c802a974602444b0a10d0e8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 857d72e4026fde8cb641a686caa88d21ddf36dae9e1067628c603e62d93d3890

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "857d72e4026fde8cb641a686caa88d21ddf36dae9e1067628c603e62d93d3890",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
