import DeviceSettings

/// A service for which an app needs the person's consent.
package enum ProtectedService: String, Codable, Sendable, CaseIterable {
  case location, faceID, camera, microphone, speechRecognition, photos, photosAddOnly, mediaLibrary
  case contacts, calendar, reminders, notifications, motion, health, bluetooth, tracking

  /// The keys of the app's Info.plist under which it may say why it asks; the first that is there counts.
  ///
  /// Follows <https://developer.apple.com/documentation/bundleresources/protected-resources>.
  var purposeKeys: [String] {
    switch self {
    case .location: ["NSLocationWhenInUseUsageDescription"]
    case .faceID: ["NSFaceIDUsageDescription"]
    case .camera: ["NSCameraUsageDescription"]
    case .microphone: ["NSMicrophoneUsageDescription"]
    case .speechRecognition: ["NSSpeechRecognitionUsageDescription"]
    case .photos: ["NSPhotoLibraryUsageDescription"]
    case .photosAddOnly: ["NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription"]
    case .mediaLibrary: ["NSAppleMusicUsageDescription"]
    case .contacts: ["NSContactsUsageDescription"]
    case .calendar: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"]
    case .reminders: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]
    case .motion: ["NSMotionUsageDescription"]
    case .health: ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]
    case .bluetooth: ["NSBluetoothAlwaysUsageDescription"]
    case .tracking: ["NSUserTrackingUsageDescription"]
    case .notifications: []
    }
  }

  /// What is set for the service.
  func permission(in settings: ServiceSettings) -> ServicePermission {
    switch self {
    case .location: settings.location.permission
    case .faceID: settings.localAuthentication.permission
    case .camera: settings.camera.permission
    case .microphone: settings.microphone.permission
    case .speechRecognition: settings.speechRecognition.permission
    case .photos: settings.photos.permission == .addOnly ? .ask : settings.photos.permission
    case .photosAddOnly:
      switch settings.photos.permission {
      // Who may read some photos may add others.
      case .limited, .addOnly: .granted
      case let other: other
      }
    case .mediaLibrary: settings.mediaLibrary.permission
    case .contacts: settings.contacts.permission
    case .calendar: settings.calendar.permission
    case .reminders: settings.reminders.permission
    case .notifications: settings.notifications.permission
    case .motion: settings.motion.permission
    case .health: settings.health.permission
    case .bluetooth: settings.bluetooth.permission
    case .tracking: settings.tracking.permission
    }
  }
}
