/**
 * @generated SignedSource<<d9fe87e50ea06af2c2c23256a5387fc0>>
 * @relayHash 3e6a7a27cae5d5601e47f6b121b0df4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e6a7a27cae5d5601e47f6b121b0df4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderSettingsPageQuery } from './OrderSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e6a7a27cae5d5601e47f6b121b0df4a",
    "metadata": {},
    "name": "OrderSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
