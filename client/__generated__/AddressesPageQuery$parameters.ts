/**
 * @generated SignedSource<<40193651c26857dfb6a73592fc4cbaba>>
 * @relayHash 097bd933c12e6e672db476bc55b31661
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 097bd933c12e6e672db476bc55b31661

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesPageQuery } from './AddressesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "097bd933c12e6e672db476bc55b31661",
    "metadata": {},
    "name": "AddressesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
