/**
 * @generated SignedSource<<196fd088a97d4be69214586366f5340b>>
 * @relayHash 21ab05b29fa46f5cccd9fd9e3e6f068b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21ab05b29fa46f5cccd9fd9e3e6f068b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutSettingsPageQuery } from './CheckoutSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21ab05b29fa46f5cccd9fd9e3e6f068b",
    "metadata": {},
    "name": "CheckoutSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
