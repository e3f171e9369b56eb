// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation

// MARK: Results

/// It was done.
public let errSecSuccess: OSStatus = 0
/// The function is not there.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is wrong.
public let errSecParam: OSStatus = -50
/// There is not enough memory.
public let errSecAllocate: OSStatus = -108
/// The person cancelled.
public let errSecUserCanceled: OSStatus = -128
/// No keychain is there.
public let errSecNotAvailable: OSStatus = -25_291
/// Nobody was authenticated.
public let errSecAuthFailed: OSStatus = -25_293
/// An item with the same identity is there already.
public let errSecDuplicateItem: OSStatus = -25_299
/// No item is like that.
public let errSecItemNotFound: OSStatus = -25_300
/// Nobody may be asked.
public let errSecInteractionNotAllowed: OSStatus = -25_308
/// What is there cannot be read.
public let errSecDecode: OSStatus = -26_275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34_018

// MARK: What an item is

/// The key of what kind of item it is.
public let kSecClass: CFString = "class"
/// A password of an app.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// The group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who can read an item, in place of when.
public let kSecAttrAccessControl: CFString = "accc"
/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service.
public let kSecAttrService: CFString = "svce"
/// What an app itself keeps with an item.
public let kSecAttrGeneric: CFString = "gena"
/// A name that a person reads.
public let kSecAttrLabel: CFString = "labl"
/// What kind of item it is, for a person.
public let kSecAttrDescription: CFString = "desc"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// Who made an item, a four-letter code.
public let kSecAttrCreator: CFString = "crtr"
/// An item's own type, a four-letter code.
public let kSecAttrType: CFString = "type"
/// Whether an item is not shown.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// When an item was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was last changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// Whether an item goes to the person's other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// In a query, items that go to other devices and such that do not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The security domain of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The protocol, a four-letter code.
public let kSecAttrProtocol: CFString = "ptcl"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The way of authentication.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port.
public let kSecAttrPort: CFString = "port"
/// The path.
public let kSecAttrPath: CFString = "path"
/// The tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The label of a key, for programs.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The algorithm of a key.
public let kSecAttrKeyType: CFString = "type"
/// The length of a key in bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// Whether the keychain keeps the item to the rules of the data protection keychain, as it always does on iOS.
public let kSecUseDataProtectionKeychain: CFString = "u_DataProtectionKeychain"

// MARK: When an item can be read

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the first unlocking.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, if it has a passcode, and on no other device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, and on no other device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the first unlocking, and on no other device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, and on no other device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: What is asked

/// How many items are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item, the default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// Every item.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether case is ignored when texts are compared.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether the secret is wanted.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference is wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a reference is wanted that can be kept.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The secret.
public let kSecValueData: CFString = "v_Data"
/// A reference.
public let kSecValueRef: CFString = "v_Ref"
/// A reference that can be kept.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Why the person is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Who was authenticated before.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the person may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
