/**
 * @generated SignedSource<<a4838139984a195b8ba0814e92589ef3>>
 * @relayHash b4f336f5226d0207e1b053be3ce8c5ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4f336f5226d0207e1b053be3ce8c5ab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherSettingsPageQuery } from './VoucherSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4f336f5226d0207e1b053be3ce8c5ab",
    "metadata": {},
    "name": "VoucherSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
