/**
 * @generated SignedSource<<2cfa53b0d39db93a0d1044041a9fe1fd>>
 * @relayHash c5a04efe9fad4485876aadcf150c3a87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5a04efe9fad4485876aadcf150c3a87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShippingSettingsPageQuery } from './ShippingSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShippingSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5a04efe9fad4485876aadcf150c3a87",
    "metadata": {},
    "name": "ShippingSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
