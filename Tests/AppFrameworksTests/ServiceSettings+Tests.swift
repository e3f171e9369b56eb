import CurbcutUIKit
import DeviceServices
import DeviceSettings

extension ServiceSettings {
  /// Services that every app may use, so that nobody is asked.
  static var allowed: ServiceSettings {
    var services = ServiceSettings()
    services.location.permission = .granted
    services.localAuthentication.permission = .granted
    services.camera.permission = .granted
    services.microphone.permission = .granted
    services.speechRecognition.permission = .granted
    services.photos.permission = .granted
    services.mediaLibrary.permission = .granted
    services.contacts.permission = .granted
    services.calendar.permission = .granted
    services.reminders.permission = .granted
    services.notifications.permission = .granted
    services.motion.permission = .granted
    services.health.permission = .granted
    services.bluetooth.permission = .granted
    services.tracking.permission = .granted
    return services
  }

  /// Services that every app may use, with some of them set in another way.
  static func allowed(_ change: (inout ServiceSettings) -> Void) -> ServiceSettings {
    var services = allowed
    change(&services)
    return services
  }
}

extension Services {
  /// Sets the services of the device, and forgets what was answered.
  @MainActor
  static func set(_ services: ServiceSettings) {
    var settings = UIKitHost.shared.deviceSettings
    settings.services = services
    UIKitHost.shared.apply(settings)
    Permissions.forgetAll()
  }
}
