/**
 * @generated SignedSource<<98bd225effd013f00254aa6c507b22a1>>
 * @relayHash 1fc53f361b7419c2432d3eb6402d4eb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc52e297001ba2c2793648b5fea38a8065ecb4d7b490a72ab3cfd2cd06a66bc9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddUserPageQuery } from './AddUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AddUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc52e297001ba2c2793648b5fea38a8065ecb4d7b490a72ab3cfd2cd06a66bc9",
    "metadata": {},
    "name": "AddUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
