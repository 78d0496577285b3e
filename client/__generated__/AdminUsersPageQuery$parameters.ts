/**
 * @generated SignedSource<<6d6df045bc74ac0cccf144ad344cf7cf>>
 * @relayHash 5d6f85bf898ffb44964f7b22b268cf72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d6f85bf898ffb44964f7b22b268cf72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersPageQuery } from './AdminUsersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d6f85bf898ffb44964f7b22b268cf72",
    "metadata": {},
    "name": "AdminUsersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
