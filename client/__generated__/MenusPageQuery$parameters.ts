/**
 * @generated SignedSource<<479852ca5fce3a569c261a43546e4334>>
 * @relayHash ef894a757c372da99cb24b23d4119b3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef894a757c372da99cb24b23d4119b3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenusPageQuery } from './MenusPageQuery.graphql';

const node: PreloadableConcreteRequest<MenusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef894a757c372da99cb24b23d4119b3a",
    "metadata": {},
    "name": "MenusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
