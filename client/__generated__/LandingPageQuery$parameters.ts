/**
 * @generated SignedSource<<3dc6e2c596fbb5bec4d4d8af13a14a9d>>
 * @relayHash 9819041ce1f5d09048399f3f274225c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9fed74e8187c783f6fb72ce0f47f90e6cb3b8bb85511386cc710084df79ab8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LandingPageQuery } from './LandingPageQuery.graphql';

const node: PreloadableConcreteRequest<LandingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be9fed74e8187c783f6fb72ce0f47f90e6cb3b8bb85511386cc710084df79ab8",
    "metadata": {},
    "name": "LandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
