/**
 * @generated SignedSource<<2ddc6e1106f069f5f28bead614d98796>>
 * @relayHash bea34f7a6f2cede95b5f7c242e2979a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bea34f7a6f2cede95b5f7c242e2979a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bea34f7a6f2cede95b5f7c242e2979a1",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
