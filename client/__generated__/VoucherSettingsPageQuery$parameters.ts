/**
 * @generated SignedSource<<020631621f28982d04a132a8a0954c6e>>
 * @relayHash e520a4235ec246841a431f8e258df511
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e520a4235ec246841a431f8e258df511

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherSettingsPageQuery } from './VoucherSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e520a4235ec246841a431f8e258df511",
    "metadata": {},
    "name": "VoucherSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
