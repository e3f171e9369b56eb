import CurbcutFoundation
import DeviceSettings

/// The system's question whether an app may use a service, in one or two steps.
package struct PermissionQuestion: Sendable {
  /// What an answer means.
  enum Outcome: Sendable {
    /// The person has decided.
    case decided(ServicePermission)
    /// The person has decided until the app ends.
    case decidedOnce(ServicePermission)
    /// There is another question.
    case continues
  }

  /// One alert of it.
  struct Step: Sendable {
    var alert: SystemAlert
    /// What the buttons mean, in their order.
    var outcomes: [Outcome]
  }

  /// The alerts, one after the other.
  let steps: [Step]

  private init(_ steps: Step...) { self.steps = steps }

  // MARK: Questions

  /// What an app asks for beyond the service.
  package enum Wish: Sendable {
    /// Nothing.
    case usual
    /// The location, at any time, by an app that has it while it is used.
    case always
    /// To add events.
    case writeOnly
  }

  /// The question for a service.
  ///
  /// - Parameters:
  ///   - service: the service.
  ///   - wish: what the app asks for.
  ///   - app: the name of the app.
  ///   - purpose: why the app asks; nil where it does not say.
  ///   - count: how many contacts there are.
  static func about(
    _ service: ProtectedService, _ wish: Wish = .usual, app: String, purpose: String?, count: Int = 0
  ) -> PermissionQuestion {
    func yesOrNo(
      _ title: String, yes: String = "allow", no: String = "dontAllow", message: String? = purpose,
      granting permission: ServicePermission = .granted
    ) -> PermissionQuestion {
      let words = ServiceWords(Services.language, for: [title, yes, no])
      let alert = SystemAlert(
        words.text(title, app), message: message, [.init(words.text(no)), .init(words.text(yes))])
      return PermissionQuestion(Step(alert: alert, outcomes: [.decided(.denied), .decided(permission)]))
    }
    switch service {
    case .location: return wish == .always ? alwaysLocation(app, purpose) : location(app, purpose)
    case .photos: return photos(app, purpose)
    case .contacts: return contacts(app, purpose, count: count)
    case .calendar where wish == .writeOnly: return yesOrNo("calendarAdd", granting: .writeOnly)
    case .calendar: return yesOrNo("calendar", yes: "allowFullAccess", granting: .fullAccess)
    case .reminders: return yesOrNo("reminders", granting: .fullAccess)
    case .notifications:
      let words = ServiceWords(
        Services.language, for: ["notifications", "notificationsMessage", "allow", "dontAllow"])
      return yesOrNo("notifications", message: words.text("notificationsMessage"))
    case .speechRecognition:
      let words = ServiceWords(
        Services.language, for: ["speechRecognition", "speechRecognitionMessage", "allow", "dontAllow"])
      let message = [words.text("speechRecognitionMessage"), purpose].compactMap { $0 }
      return yesOrNo("speechRecognition", message: message.joined(separator: "\n\n"))
    case .tracking: return yesOrNo("tracking", no: "askNotToTrack")
    case .faceID, .camera, .microphone, .photosAddOnly, .mediaLibrary, .motion, .health, .bluetooth:
      return yesOrNo(service.rawValue)
    }
  }

  private static func location(_ app: String, _ purpose: String?) -> PermissionQuestion {
    let words = ServiceWords(
      Services.language, for: ["location", "allowOnce", "allowWhileUsing", "dontAllow"])
    return PermissionQuestion(
      Step(
        alert: SystemAlert(
          words.text("location", app), message: purpose,
          [
            .init(words.text("allowOnce")), .init(words.text("allowWhileUsing")),
            .init(words.text("dontAllow")),
          ]),
        outcomes: [.decidedOnce(.whenInUse), .decided(.whenInUse), .decided(.denied)]))
  }

  private static func alwaysLocation(_ app: String, _ purpose: String?) -> PermissionQuestion {
    let words = ServiceWords(Services.language, for: ["locationAlways", "keepWhileUsing", "alwaysAllow"])
    return PermissionQuestion(
      Step(
        alert: SystemAlert(
          words.text("locationAlways", app), message: purpose,
          [.init(words.text("keepWhileUsing")), .init(words.text("alwaysAllow"))]),
        outcomes: [.decided(.whenInUse), .decided(.always)]))
  }

  private static func photos(_ app: String, _ purpose: String?) -> PermissionQuestion {
    let words = ServiceWords(
      Services.language, for: ["photos", "limitAccess", "allowFullAccess", "dontAllow"])
    return PermissionQuestion(
      Step(
        alert: SystemAlert(
          words.text("photos", app), message: purpose,
          [
            .init(words.text("limitAccess")), .init(words.text("allowFullAccess")),
            .init(words.text("dontAllow")),
          ]),
        outcomes: [.decided(.limited), .decided(.granted), .decided(.denied)]))
  }

  private static func contacts(_ app: String, _ purpose: String?, count: Int) -> PermissionQuestion {
    let share = count == 1 ? "shareContact" : "shareContacts"
    let words = ServiceWords(
      Services.language,
      for: ["contacts", "continue", "dontAllow", "contactsHow", "selectContacts", share])
    return PermissionQuestion(
      Step(
        alert: SystemAlert(
          words.text("contacts", app), message: purpose,
          [.init(words.text("dontAllow")), .init(words.text("continue"))]),
        outcomes: [.decided(.denied), .continues]),
      Step(
        alert: SystemAlert(
          words.text("contactsHow", app),
          [
            .init(words.text("selectContacts")), .init(words.text(share, "\(count)")),
            .init(words.text("dontAllow")),
          ]),
        outcomes: [.decided(.limited), .decided(.granted), .decided(.denied)]))
  }
}
