import CurbcutFoundation

/// Names a part: the address of the profile.
public let CNSocialProfileURLStringKey = "urlString"
/// Names a part: the name there.
public let CNSocialProfileUsernameKey = "username"
/// Names a part: the identifier there.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// Names a part: the network.
public let CNSocialProfileServiceKey = "service"

/// The service Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The service Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The service LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The service MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// The service SinaWeibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// The service TencentWeibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// The service Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The service Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// The service GameCenter.
public let CNSocialProfileServiceGameCenter = "GameCenter"

/// What a contact is called in a social network.
///
/// Follows <https://developer.apple.com/documentation/contacts/cnsocialprofile>.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The address of the profile.
  public let urlString: String
  /// The name there.
  public let username: String
  /// The identifier there.
  public let userIdentifier: String
  /// The network.
  public let service: String

  /// Creates it from its parts; nil is as an empty text.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
    super.init()
  }

  public required init?(coder: NSCoder) {
    urlString = coder.string(CNSocialProfileURLStringKey)
    username = coder.string(CNSocialProfileUsernameKey)
    userIdentifier = coder.string(CNSocialProfileUserIdentifierKey)
    service = coder.string(CNSocialProfileServiceKey)
    super.init()
  }

  /// The objects may be in secure archives.
  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    coder.write(urlString, CNSocialProfileURLStringKey)
    coder.write(username, CNSocialProfileUsernameKey)
    coder.write(userIdentifier, CNSocialProfileUserIdentifierKey)
    coder.write(service, CNSocialProfileServiceKey)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNSocialProfile else { return false }
    return urlString == other.urlString && username == other.username
      && userIdentifier == other.userIdentifier && service == other.service
  }
  open override var hash: Int { urlString.hashValue }

  /// The name of a service as people write it.
  open class func localizedString(forService service: String) -> String { service }
}
