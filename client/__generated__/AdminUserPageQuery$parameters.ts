/**
 * @generated SignedSource<<873ea7847aaf590af0391fb6d4b6e797>>
 * @relayHash 4c392ff2abbf4007210488cc11bf5d1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9889ad176547a5ba300c3b010cfcbfc9ebca4d25d77fff01268bd4660ecbfc87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminUserPageQuery } from './AdminUserPageQuery.graphql';

const node: PreloadableConcreteRequest<AdminUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9889ad176547a5ba300c3b010cfcbfc9ebca4d25d77fff01268bd4660ecbfc87",
    "metadata": {},
    "name": "AdminUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
