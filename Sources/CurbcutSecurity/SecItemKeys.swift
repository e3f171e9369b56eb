// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password of the app.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// When an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the device is unlocked, and on no other device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device has been unlocked, and on no other device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the device has a passcode and is unlocked.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is on all devices of the person.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items on all devices and others.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The account that an item is for.
public let kSecAttrAccount: CFString = "acct"
/// The service that an item is for.
public let kSecAttrService: CFString = "svce"
/// The server that an item is for.
public let kSecAttrServer: CFString = "srvr"
/// The protocol of a server.
public let kSecAttrProtocol: CFString = "ptcl"
/// The port of a server.
public let kSecAttrPort: CFString = "port"
/// The path on a server.
public let kSecAttrPath: CFString = "path"
/// Data of the app by which it knows an item.
public let kSecAttrGeneric: CFString = "gena"
/// The label of an item.
public let kSecAttrLabel: CFString = "labl"
/// The description of an item.
public let kSecAttrDescription: CFString = "desc"
/// A comment on an item.
public let kSecAttrComment: CFString = "icmt"
/// When an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// When an item was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// Data by which an app knows a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// Who may read an item.
public let kSecAttrAccessControl: CFString = "accc"
/// The data of an item.
public let kSecValueData: CFString = "v_Data"
/// Whether the data is asked for.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are asked for.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference is asked for, which there is none of here.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a lasting reference is asked for, which there is none of here.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items are asked for; one by default.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// By what the person is asked.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// What the person is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The only keychain that there is on iOS.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
