/**
 * @generated SignedSource<<18bbf9b5de1371081a94972f00ed5af1>>
 * @relayHash cb772ca45d545ca7186e9405a95a6f8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb772ca45d545ca7186e9405a95a6f8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockSettingsPageQuery } from './StockSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<StockSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb772ca45d545ca7186e9405a95a6f8c",
    "metadata": {},
    "name": "StockSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
