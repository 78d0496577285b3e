/**
 * @generated SignedSource<<5cb01fbfcd8b5adadcf27c1823703ba7>>
 * @relayHash 1a3ea40a0b87dbb6dd62eceb7333196e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a3ea40a0b87dbb6dd62eceb7333196e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShippingSettingsPageQuery } from './ShippingSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<ShippingSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a3ea40a0b87dbb6dd62eceb7333196e",
    "metadata": {},
    "name": "ShippingSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
