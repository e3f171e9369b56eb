import CurbcutFoundation

/// Names a part: the name there.
public let CNInstantMessageAddressUsernameKey = "username"
/// Names a part: the service.
public let CNInstantMessageAddressServiceKey = "service"

/// The service AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// The service Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// The service GaduGadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// The service GoogleTalk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// The service ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// The service Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// The service MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// The service QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// The service Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// The service Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"

/// Where a contact gets messages.
///
/// Follows <https://developer.apple.com/documentation/contacts/cninstantmessageaddress>.
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name there.
  public let username: String
  /// The service.
  public let service: String

  /// Creates it from its parts; nil is as an empty text.
  public init(username: String?, service: String?) {
    self.username = username ?? ""
    self.service = service ?? ""
    super.init()
  }

  public required init?(coder: NSCoder) {
    username = coder.string(CNInstantMessageAddressUsernameKey)
    service = coder.string(CNInstantMessageAddressServiceKey)
    super.init()
  }

  /// The objects may be in secure archives.
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.write(username, CNInstantMessageAddressUsernameKey)
    coder.write(service, CNInstantMessageAddressServiceKey)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNInstantMessageAddress else { return false }
    return username == other.username && service == other.service
  }
  open override var hash: Int { username.hashValue }

  /// The name of a service as people write it.
  open class func localizedString(forService service: String) -> String { service }
}
