/**
 * @generated SignedSource<<2ae8d42d0934b643ea1053afda83f594>>
 * @relayHash bea34f7a6f2cede95b5f7c242e2979a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 508f25bae367f9778cd67381d9014e7fdd2e4a1c42a7d013ce493f8091df695f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "508f25bae367f9778cd67381d9014e7fdd2e4a1c42a7d013ce493f8091df695f",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
