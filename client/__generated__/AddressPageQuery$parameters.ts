/**
 * @generated SignedSource<<dcd8d1108be83ecb80ffa3b9a7a9f8f2>>
 * @relayHash 55729e3316092764c45446bd09e25d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39c308bdb8ba28e7e124762cb2fccd31cc14fa6beea89dea8665b4dc8eff3018

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressPageQuery } from './AddressPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39c308bdb8ba28e7e124762cb2fccd31cc14fa6beea89dea8665b4dc8eff3018",
    "metadata": {},
    "name": "AddressPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
