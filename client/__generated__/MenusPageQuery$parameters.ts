/**
 * @generated SignedSource<<eb850dcc6194afe1a8ed443b5bdb8b77>>
 * @relayHash e8819392da532b921bbc62c7856dc34c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8819392da532b921bbc62c7856dc34c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenusPageQuery } from './MenusPageQuery.graphql';

const node: PreloadableConcreteRequest<MenusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8819392da532b921bbc62c7856dc34c",
    "metadata": {},
    "name": "MenusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
