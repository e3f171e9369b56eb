extension SettingDefinition {
  /// What the device's services answer to apps, in the order of Privacy & Security, and then the others.
  static let services: [SettingDefinition] =
    location + authentication + media + people + body + connections

  private static let location: [SettingDefinition] = [
    .permission(
      "location", "Location", \.services.location.permission,
      [.ask, .granted, .whenInUse, .always, .reducedAccuracy, .denied, .restricted]),
    .toggle("services.location.isEnabled", "Location Services", \.services.location.isEnabled),
    .object("services.location.place", "Location", \.services.location.place),
    .objects("services.location.route", "Route", \.services.location.route),
    .optionalNumber("services.location.heading", "Compass", 0...360, \.services.location.heading),
  ]

  private static let authentication: [SettingDefinition] = [
    .permission("localAuthentication", "Face ID", \.services.localAuthentication.permission, common),
    .choice(
      "services.localAuthentication.biometry", "Face ID or Touch ID",
      \.services.localAuthentication.biometry, ["Of the Device", "None", "Touch ID", "Face ID"]),
    .toggle("services.localAuthentication.enrolled", "Enrolled", \.services.localAuthentication.isEnrolled),
    .toggle("services.localAuthentication.passcode", "Passcode", \.services.localAuthentication.hasPasscode),
    .choice(
      "services.localAuthentication.answer", "Matching Face or Touch", \.services.localAuthentication.answer,
      ["Matching", "Non-matching", "Cancel"]),
  ]

  private static let media: [SettingDefinition] = [
    .permission("camera", "Camera", \.services.camera.permission, common),
    .permission("microphone", "Microphone", \.services.microphone.permission, common),
    .permission(
      "speechRecognition", "Speech Recognition", \.services.speechRecognition.permission, common),
    .optionalText(
      "services.speechRecognition.transcript", "Recognized Speech", \.services.speechRecognition.transcript),
    .permission(
      "photos", "Photos", \.services.photos.permission,
      [.ask, .granted, .limited, .addOnly, .denied, .restricted]),
    .path("services.photos.folder", "Folder of Photos", \.services.photos.folder),
    .texts("services.photos.selection", "Selected Photos", \.services.photos.selection),
    .permission("mediaLibrary", "Media & Apple Music", \.services.mediaLibrary.permission, common),
  ]

  private static let people: [SettingDefinition] = [
    .permission(
      "contacts", "Contacts", \.services.contacts.permission,
      [.ask, .granted, .limited, .denied, .restricted]),
    .path("services.contacts.file", "vCards", \.services.contacts.file),
    .objects("services.contacts.people", "People", \.services.contacts.people),
    .texts("services.contacts.selection", "Selected Contacts", \.services.contacts.selection),
    .permission(
      "calendar", "Calendars", \.services.calendar.permission,
      [.ask, .granted, .fullAccess, .writeOnly, .denied, .restricted]),
    .objects("services.calendar.events", "Events", \.services.calendar.events),
    .permission("reminders", "Reminders", \.services.reminders.permission, common),
    .objects("services.reminders.items", "Reminders", \.services.reminders.items),
    .permission(
      "notifications", "Notifications", \.services.notifications.permission,
      [.ask, .granted, .provisional, .denied]),
    .objects(
      "services.notifications.deliveries", "Delivered Notifications", \.services.notifications.deliveries),
    .permission("tracking", "Tracking", \.services.tracking.permission, common),
  ]

  private static let body: [SettingDefinition] = [
    .permission("motion", "Motion & Fitness", \.services.motion.permission, common),
    .object("services.motion.steps", "Steps", \.services.motion.steps),
    .object("services.motion.acceleration", "Acceleration", \.services.motion.acceleration),
    .permission("health", "Health", \.services.health.permission, [.ask, .granted, .denied]),
    .objects("services.health.samples", "Health Data", \.services.health.samples),
  ]

  private static let connections: [SettingDefinition] = [
    .permission("bluetooth", "Bluetooth", \.services.bluetooth.permission, common),
    .choice(
      "services.bluetooth.state", "Bluetooth", \.services.bluetooth.state, ["None", "Off", "On"]),
    .choice(
      "services.cloud.account", "iCloud", \.services.cloud.account,
      ["Not Signed In", "Signed In", "Restricted", "Unknown", "Temporarily Unavailable"]),
    .toggle("services.mail.canSend", "Mail Account", \.services.canSendMail),
    .toggle("services.messages.canSend", "Messages", \.services.canSendMessages),
  ]

  private static let common: [ServicePermission] = [.ask, .granted, .denied, .restricted]

  // MARK: Kinds of definitions

  /// - Parameter choices: the permissions that there are for the service.
  private static func permission(
    _ service: String, _ title: String, _ path: Path<ServicePermission>, _ choices: [ServicePermission]
  ) -> Self {
    Self(
      key: "services.\(service).permission", title: title,
      kind: .choice(choices.map { Choice(value: $0.rawValue, title: $0.title) })
    ) {
      .text($0[keyPath: path].rawValue)
    } write: {
      guard case .text(let name) = $1, let permission = ServicePermission(rawValue: name),
        choices.contains(permission)
      else { return false }
      $0[keyPath: path] = permission
      return true
    }
  }

  /// An object, or nothing.
  private static func object<Value: SettingObject>(
    _ key: String, _ title: String, _ path: Path<Value?>
  ) -> Self {
    Self(key: key, title: title, kind: .structure) {
      $0[keyPath: path]?.value ?? .none
    } writing: { settings, value throws(SettingFault) in
      settings[keyPath: path] = value == SettingValue.none ? nil : try Value(value, at: "")
    }
  }

  /// A list of objects.
  private static func objects<Value: SettingObject>(
    _ key: String, _ title: String, _ path: Path<[Value]>
  ) -> Self {
    Self(key: key, title: title, kind: .structure) {
      .list($0[keyPath: path].map(\.value))
    } writing: { settings, value throws(SettingFault) in
      guard case .list(let list) = value else {
        throw SettingFault(path: "", expected: "a list of objects", found: value.description)
      }
      var objects: [Value] = []
      for (index, value) in list.enumerated() { objects.append(try Value(value, at: "[\(index)]")) }
      settings[keyPath: path] = objects
    }
  }

  /// A number, or nothing.
  private static func optionalNumber(
    _ key: String, _ title: String, _ range: ClosedRange<Double>, _ path: Path<Double?>
  ) -> Self {
    Self(key: key, title: title, kind: .structure) {
      $0[keyPath: path].map { .number($0) } ?? .none
    } writing: { settings, value throws(SettingFault) in
      switch value {
      case .none: settings[keyPath: path] = nil
      case .number(let number) where range.contains(number): settings[keyPath: path] = number
      default:
        throw SettingFault(
          path: "", expected: SettingReader.expectation(range) + ", or nothing", found: value.description)
      }
    }
  }

  /// The path of a file or folder, or nothing.
  private static func path(_ key: String, _ title: String, _ path: Path<String?>) -> Self {
    let text = optionalText(key, title, path)
    return Self(key: key, title: title, kind: .path, read: { text.value(in: $0) }) { settings, value in
      do {
        try text.set(value, in: &settings)
        return true
      } catch { return false }
    }
  }
}
