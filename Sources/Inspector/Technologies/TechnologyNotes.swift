import AssistiveTechnology
import DeviceSettings
import Foundation
import Technologies

/// Collects what the technologies besides VoiceOver draw and tell, until the pages are next told of it.
@MainActor
final class TechnologyNotes: SessionOutput {
  /// The technologies that pages have a tab for.
  static let all: [Technology] = [
    .switchControl, .voiceControl, .fullKeyboardAccess, .spokenContent, .zoom, .assistiveTouch, .guidedAccess,
  ]

  /// What each of them draws.
  private(set) var overlays: [Technology: Overlay] = [:]
  /// How Zoom has the screen magnified; nil while it is off.
  private(set) var magnification: Magnification?
  /// The lines that were told last, for pages that open later.
  private(set) var history: [Technology: [String]] = [:]
  private var news: [Technology: [String]] = [:]
  private var requests: [SystemRequest] = []
  private let narrators: [Technology: Narrator]
  private weak var session: Session?

  /// Called with each magnification.
  var onMagnify: ((Magnification?) -> Void)?

  /// How many lines are kept of a technology.
  private static let most = 100

  /// - Parameter provider: the screen that they read.
  init(_ provider: any ScreenProvider) {
    narrators = [
      .switchControl: SwitchNarrator(provider) { _ in },
      .voiceControl: VoiceControlNarrator(provider) { _ in },
      .fullKeyboardAccess: KeyboardNarrator(provider) { _ in },
      .spokenContent: SpokenContentNarrator(provider, tellsSpeech: false) { _ in },
      .zoom: ZoomNarrator(provider) { _ in },
      .assistiveTouch: AssistiveTouchNarrator(provider) { _ in },
    ]
  }

  /// Follows a session that has not begun yet.
  func follow(_ session: Session) {
    self.session = session
    for technology in Self.all {
      guard let narrator = narrators[technology], let place = session.place(of: technology) else { continue }
      narrator.mostLines = Self.most
      narrator.follow(session, engine: place)
      narrator.onTell = { [weak self] told in self?.tell(told.line, of: technology) }
    }
  }

  private func isOn(_ technology: Technology) -> Bool {
    session.map { Technology.running(in: $0.settings).contains(technology) } ?? false
  }

  private func tell(_ line: String, of technology: Technology) {
    if isOn(technology) { note(line, of: technology) }
  }

  /// Notes what a technology tells, whether or not it is on.
  func note(_ line: String, of technology: Technology) {
    news[technology, default: []].append(line)
    history[technology, default: []].append(line)
    for kept in [\TechnologyNotes.news, \.history] {
      let count = self[keyPath: kept][technology]?.count ?? 0
      if count > Self.most { self[keyPath: kept][technology]?.removeFirst(count - Self.most) }
    }
  }

  /// Removes and returns what was told since the last call, technology by technology.
  func drain() -> [ToldMessage] {
    for technology in Self.all where isOn(technology) { _ = narrators[technology]?.told }
    defer { news = [:] }
    return Self.all.compactMap { technology in
      news[technology].map { ToldMessage(technology: technology.rawValue, lines: $0, isWhole: false) }
    }
  }

  /// Removes and returns what the system was asked for since the last call, oldest first.
  func takeRequests() -> [SystemRequest] {
    defer { requests = [] }
    return requests
  }

  /// Tells what became of clicks of the side button.
  var shortcutNarrator: AssistiveTouchNarrator? { narrators[.assistiveTouch] as? AssistiveTouchNarrator }

  // MARK: Effects

  func show(_ effect: Effect, of name: String, at time: Double) {
    if case .system(let request) = effect { requests.append(request) }
    guard let technology = Technology(engine: name), Self.all.contains(technology) else { return }
    switch effect {
    case .overlay(let new): overlays[technology] = new
    case .magnify(let new):
      magnification = isOn(.zoom) ? new : nil
      onMagnify?(magnification)
    default: break
    }
    narrators[technology]?.show(effect, of: name, at: time)
  }
}
