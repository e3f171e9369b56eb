@_exported import CurbcutContacts
@_exported import CurbcutUIKit
