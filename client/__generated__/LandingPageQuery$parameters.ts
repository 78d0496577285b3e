/**
 * @generated SignedSource<<98663c22e2bc063bc7af9d10fb03c783>>
 * @relayHash 45680bfb8887aaf323a8db0b508591b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45680bfb8887aaf323a8db0b508591b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45680bfb8887aaf323a8db0b508591b8",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
