/**
 * @generated SignedSource<<1bda70463851d8bbfef884484b653b47>>
 * @relayHash 06856b45f6a6881036bffb4657f8dcd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2165da3561d553abb125253534572da2fee044cc419a4de348f5c99b979c885f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2165da3561d553abb125253534572da2fee044cc419a4de348f5c99b979c885f",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
