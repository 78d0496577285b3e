/**
 * @generated SignedSource<<9fc8d491e7cc5be2e17df7b80d387146>>
 * @relayHash 4f986a8865cd9dbc04a74941f57aed82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 178c6e63346350f28a055752f2ff47b811a1cfff689430ae4129118570111474

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoginPageQuery } from './LoginPageQuery.graphql';

const node: PreloadableConcreteRequest<LoginPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "178c6e63346350f28a055752f2ff47b811a1cfff689430ae4129118570111474",
    "metadata": {},
    "name": "LoginPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
