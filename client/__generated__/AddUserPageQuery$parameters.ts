/**
 * @generated SignedSource<<f7dcfd2d9f706933f4649ef37a734727>>
 * @relayHash 1fc53f361b7419c2432d3eb6402d4eb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc53f361b7419c2432d3eb6402d4eb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddUserPageQuery } from './AddUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AddUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fc53f361b7419c2432d3eb6402d4eb1",
    "metadata": {},
    "name": "AddUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
