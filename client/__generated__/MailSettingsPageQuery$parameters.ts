/**
 * @generated SignedSource<<6c04d8f15a225caae7c33b9e48946de4>>
 * @relayHash 2cfa4bd8734740086f8c5afb093318e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cfa4bd8734740086f8c5afb093318e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MailSettingsPageQuery } from './MailSettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<MailSettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2cfa4bd8734740086f8c5afb093318e5",
    "metadata": {},
    "name": "MailSettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
