/**
 * @generated SignedSource<<793cc86dd34ea13adf168460c0b52455>>
 * @relayHash 386e3b60c61f2fd83ab0803d38f45474
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 386e3b60c61f2fd83ab0803d38f45474

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "386e3b60c61f2fd83ab0803d38f45474",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
