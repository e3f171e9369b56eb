import CurbcutFoundation
import CurbcutUIKit
import Foundation

/// The word on the button by which a person lets an intent go on.
///
/// Follows <https://developer.apple.com/documentation/appintents/confirmationactionname>.
public struct ConfirmationActionName: Sendable {
  let accept: LocalizedStringResource
  let deny: LocalizedStringResource

  private init(_ accept: LocalizedStringResource, _ deny: LocalizedStringResource = "Cancel") {
    self.accept = accept
    self.deny = deny
  }

  /// “Add”.
  public static let add = Self("Add")
  /// “Book”.
  public static let book = Self("Book")
  /// “Buy”.
  public static let buy = Self("Buy")
  /// “Call”.
  public static let call = Self("Call")
  /// “Check in”.
  public static let checkIn = Self("Check In")
  /// “Continue”.
  public static let `continue` = Self("Continue")
  /// “Create”.
  public static let create = Self("Create")
  /// “Do”.
  public static let `do` = Self("Do")
  /// “Download”.
  public static let download = Self("Download")
  /// “Filter”.
  public static let filter = Self("Filter")
  /// “Find”.
  public static let find = Self("Find")
  /// “Get”.
  public static let get = Self("Get")
  /// “Go”.
  public static let go = Self("Go")
  /// “Log”.
  public static let log = Self("Log")
  /// “Open”.
  public static let open = Self("Open")
  /// “Order”.
  public static let order = Self("Order")
  /// “Pay”.
  public static let pay = Self("Pay")
  /// “Play”.
  public static let play = Self("Play")
  /// “Play sound”.
  public static let playSound = Self("Play Sound")
  /// “Post”.
  public static let post = Self("Post")
  /// “Request”.
  public static let request = Self("Request")
  /// “Run”.
  public static let run = Self("Run")
  /// “Search”.
  public static let search = Self("Search")
  /// “Send”.
  public static let send = Self("Send")
  /// “Set”.
  public static let set = Self("Set")
  /// “Share”.
  public static let share = Self("Share")
  /// “Start”.
  public static let start = Self("Start")
  /// “Start navigation”.
  public static let startNavigation = Self("Start Navigation")
  /// “Toggle”.
  public static let toggle = Self("Toggle")
  /// “Turn off”.
  public static let turnOff = Self("Turn Off")
  /// “Turn on”.
  public static let turnOn = Self("Turn On")
  /// “View”.
  public static let view = Self("View")
  /// Words of the app.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
  ) -> Self { Self(acceptLabel, denyLabel) }
}

/// One of some answers to a question of an intent.
///
/// Follows <https://developer.apple.com/documentation/appintents/intentchoiceoption>.
public struct IntentChoiceOption: Hashable, Sendable {
  /// What kind of answer it is.
  public enum Style: Hashable, Sendable {
    /// One like others.
    case `default`
    /// One that destroys something.
    case destructive
    /// One that ends the intent.
    case cancel

    fileprivate var ofAlert: UIAlertAction.Style {
      switch self {
      case .default: .default
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }

  /// What it is called.
  public let title: LocalizedStringResource
  /// More about it; nil for nothing.
  public let subtitle: LocalizedStringResource?
  /// What kind of answer it is.
  public let style: Style

  /// Creates an answer.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, style: Style = .default
  ) {
    self.title = title
    self.subtitle = subtitle
    self.style = style
  }

  /// The answer that ends the intent.
  public static let cancel = IntentChoiceOption(title: "Cancel", style: .cancel)

  public static func == (a: Self, b: Self) -> Bool {
    a.style == b.style && String(localized: a.title) == String(localized: b.title)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

/// An intent that shows something of the app and changes nothing.
///
/// Follows <https://developer.apple.com/documentation/appintents/snippetintent>.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Shows what it shows anew; it is shown nowhere here.
  public static func reload() {}
}

extension AppIntent {
  /// Asks the person whether the intent may go on.
  ///
  /// Follows <https://developer.apple.com/documentation/appintents/appintent/requestconfirmation(actionname:dialog:)>.
  /// - Throws: an ``AppIntentError`` when the person does not want it.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil
  ) async throws {
    let title = dialog?.text ?? String(localized: Self.title)
    let answers = [
      SystemQuestion.Answer(String(localized: actionName.deny), .cancel),
      SystemQuestion.Answer(String(localized: actionName.accept)),
    ]
    guard await SystemQuestion.ask(title, answers) == 1 else {
      throw AppIntentError(description: "The person did not confirm.")
    }
  }

  /// Asks the person whether the intent may go on, with what another intent says. Its view is not shown where there is no Siri.
  ///
  /// Follows <https://developer.apple.com/documentation/appintents/appintent/requestconfirmation(actionname:snippetintent:)>.
  /// - Throws: an ``AppIntentError`` when the person does not want it.
  public func requestConfirmation<Snippet: SnippetIntent>(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog? = nil, snippetIntent: Snippet
  ) async throws {
    try await requestConfirmation(
      actionName: actionName, dialog: dialog ?? IntentDialog(Snippet.title))
  }

  /// Asks the person for one of some answers.
  ///
  /// Follows <https://developer.apple.com/documentation/appintents/appintent/requestchoice(between:dialog:)>.
  /// - Throws: an ``AppIntentError`` when the person chooses to end the intent.
  public func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog) async throws
    -> IntentChoiceOption
  {
    let answers = options.map {
      SystemQuestion.Answer(String(localized: $0.title), $0.style.ofAlert)
    }
    let chosen = await SystemQuestion.ask(dialog.text, answers)
    guard options.indices.contains(chosen), options[chosen].style != .cancel else {
      throw AppIntentError(description: "The person ended the intent.")
    }
    return options[chosen]
  }
}
