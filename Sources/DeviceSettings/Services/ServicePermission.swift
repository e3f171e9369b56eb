/// What a person lets an app do with one of the device's services.
public enum ServicePermission: String, Hashable, Sendable, CaseIterable {
  /// The person decides when the app asks: the system's alert is shown.
  case ask
  /// Yes, as far as the service goes.
  case granted
  /// No.
  case denied
  /// No, and the person cannot change that (Screen Time, a managed device).
  case restricted
  /// The location, while the app is used.
  case whenInUse
  /// The location, at any time.
  case always
  /// The location, while the app is used, and not exactly (Precise Location is off).
  case reducedAccuracy
  /// Chosen photos or contacts.
  case limited
  /// Photos may be added, and not read.
  case addOnly
  /// Notifications are delivered quietly, until the person decides.
  case provisional
  /// Events may be read and changed.
  case fullAccess
  /// Events may be added, and not read.
  case writeOnly

  /// The name of the choice in Settings, in English.
  var title: String {
    switch self {
    case .ask: "Ask Next Time"
    case .granted: "Allow"
    case .denied: "Don’t Allow"
    case .restricted: "Restricted"
    case .whenInUse: "While Using the App"
    case .always: "Always"
    case .reducedAccuracy: "While Using the App, Not Precise"
    case .limited: "Limited Access"
    case .addOnly: "Add Photos Only"
    case .provisional: "Deliver Quietly"
    case .fullAccess: "Full Access"
    case .writeOnly: "Add Events Only"
    }
  }
}
