// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation

/// What is answered to an app that no web site names as its own. None does here: no site is asked.
private func missingEntitlement() -> CFError {
  CFError(
    domain: "NSOSStatusErrorDomain", code: Int(errSecMissingEntitlement),
    userInfo: [
      NSLocalizedDescriptionKey: SecCopyErrorMessageString(errSecMissingEntitlement, nil) ?? ""
    ])
}

/// Keeps the password of a web site, for apps of the site. It fails: no site names the app.
///
/// Follows <https://developer.apple.com/documentation/security/secaddsharedwebcredential(_:_:_:_:)>.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping @Sendable (CFError?) -> Void
) { DispatchQueue.global().async { completionHandler(missingEntitlement()) } }

/// Asks the person for the password of a web site. It fails: no site names the app.
///
/// Follows <https://developer.apple.com/documentation/security/secrequestsharedwebcredential(_:_:_:)>.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) { DispatchQueue.global().async { completionHandler(nil, missingEntitlement()) } }

/// A password by chance: four groups of three, with a small letter, a capital one and a digit in it.
///
/// Follows <https://developer.apple.com/documentation/security/seccreatesharedwebcredentialpassword()>.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let sets = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"]
  var signs = sets.compactMap { $0.randomElement() }
  let all = sets.joined()
  while signs.count < 12, let sign = all.randomElement() { signs.append(sign) }
  signs.shuffle()
  return stride(from: 0, to: 12, by: 3).map { String(signs[$0..<min($0 + 3, signs.count)]) }
    .joined(separator: "-")
}
