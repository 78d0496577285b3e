/**
 * @generated SignedSource<<b86441ab46d669b7fae087b6a9e4cfdd>>
 * @relayHash b301cee714a661b0df45db0b0c7e2cd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b301cee714a661b0df45db0b0c7e2cd3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderSettingsPageQuery } from './OrderSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b301cee714a661b0df45db0b0c7e2cd3",
    "metadata": {},
    "name": "OrderSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
