/**
 * @generated SignedSource<<e0340722c994ab106230d9e27c774f40>>
 * @relayHash 0b50698495a4cac58af0b313a74d4fc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f83ebad59d17cb2ca62eeca987d8481e453784726c76613c0254af578f014902

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUsersPageQuery } from './AdminUsersPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUsersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f83ebad59d17cb2ca62eeca987d8481e453784726c76613c0254af578f014902",
    "metadata": {},
    "name": "AdminUsersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
