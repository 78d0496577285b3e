/**
 * @generated SignedSource<<07b179671b2d2d79c73a6bfa1e5ebcc9>>
 * @relayHash 4f986a8865cd9dbc04a74941f57aed82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f986a8865cd9dbc04a74941f57aed82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPageQuery } from './LoginPageQuery.graphql';

const node: PreloadableConcreteRequest<LoginPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f986a8865cd9dbc04a74941f57aed82",
    "metadata": {},
    "name": "LoginPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
