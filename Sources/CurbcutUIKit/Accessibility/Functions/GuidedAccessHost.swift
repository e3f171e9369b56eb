import DeviceSettings

/// Holds the app in a session of Guided Access: the device that the process plays.
@MainActor
package protocol GuidedAccessHolder: AnyObject {
  /// Whether the keyboard on the screen may appear.
  var allowsSoftwareKeyboard: Bool { get }
  /// Whether the app hears that the device is shaken.
  var allowsShaking: Bool { get }
  /// Whether words may be looked up.
  var allowsDictionaryLookUp: Bool { get }
  /// The app begins or ends a session by itself.
  /// - Returns: whether it may, and did.
  func request(enabled: Bool) -> Bool
}

/// What UIKit asks of Guided Access.
@MainActor
package enum GuidedAccessHost {
  /// Who holds sessions; nil on a device that only has the settings of one.
  package static weak var holder: (any GuidedAccessHolder)? { didSet { fenceChanged() } }
  /// Whether the app began the session that the settings say is active.
  private static var isAutonomous = false

  /// Call when what is allowed may have changed.
  package static func fenceChanged() { Keyboard.shared.update() }

  static var allowsSoftwareKeyboard: Bool { allows(holder?.allowsSoftwareKeyboard, \.allowsKeyboards) }
  static var allowsShaking: Bool { allows(holder?.allowsShaking, \.allowsMotion) }
  static var allowsDictionaryLookUp: Bool { allows(holder?.allowsDictionaryLookUp, \.allowsDictionaryLookUp) }

  private static func allows(_ held: Bool?, _ setting: KeyPath<GuidedAccessSettings, Bool>) -> Bool {
    if let held { return held }
    let settings = UIKitHost.shared.deviceSettings
    return !settings.isGuidedAccessEnabled || settings.guidedAccess[keyPath: setting]
  }

  static func request(enabled: Bool) -> Bool {
    if let holder { return holder.request(enabled: enabled) }
    var settings = UIKitHost.shared.deviceSettings
    if !settings.isGuidedAccessEnabled { isAutonomous = false }
    guard settings.guidedAccess.isSupervised else { return false }
    if enabled == settings.isGuidedAccessEnabled { return enabled && isAutonomous }
    guard enabled || isAutonomous else { return false }
    isAutonomous = enabled
    settings.isGuidedAccessEnabled = enabled
    UIKitHost.shared.apply(settings)
    fenceChanged()
    return true
  }
}
