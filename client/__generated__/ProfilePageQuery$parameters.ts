/**
 * @generated SignedSource<<044bdc689a82d1c605ba019821fba88e>>
 * @relayHash 23b221832d9f5f23f8e61a18b5e37ff7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23b221832d9f5f23f8e61a18b5e37ff7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23b221832d9f5f23f8e61a18b5e37ff7",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
