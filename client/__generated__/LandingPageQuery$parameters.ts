/**
 * @generated SignedSource<<2dab264db146422e25fa8675bb315111>>
 * @relayHash 4eaa702a6b4b08066daf65ba78c7f706
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eaa702a6b4b08066daf65ba78c7f706

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eaa702a6b4b08066daf65ba78c7f706",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
