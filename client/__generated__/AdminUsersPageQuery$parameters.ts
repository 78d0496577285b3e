/**
 * @generated SignedSource<<de79a5483c9e25640f22d1b6dd8f606f>>
 * @relayHash 5d6f85bf898ffb44964f7b22b268cf72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c7ae7f08847c160692a9f66cfb0aeee37156db4d5dc0d4726716112da45b0a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersPageQuery } from './AdminUsersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c7ae7f08847c160692a9f66cfb0aeee37156db4d5dc0d4726716112da45b0a7",
    "metadata": {},
    "name": "AdminUsersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
