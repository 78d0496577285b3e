/**
 * @generated SignedSource<<fc0dcd2de64d54becb5f87cfc634f8d4>>
 * @relayHash f62259d32dc7cf32c9e9a35528201d48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f62259d32dc7cf32c9e9a35528201d48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutSettingsPageQuery } from './CheckoutSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f62259d32dc7cf32c9e9a35528201d48",
    "metadata": {},
    "name": "CheckoutSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
