import AssistiveTechnology
import CurbcutUIKit
import VoiceOver

/// Live controls in a window, used with VoiceOver.
@MainActor
struct StatementSession {
  private let session: Session
  private let window: UIWindow
  private let provider: AccessibilityProvider

  init(_ views: [UIView]) {
    window = UIKitHost.shared.makeWindow()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(
        x: 20, y: 100 + CGFloat(index) * 100, width: max(view.intrinsicContentSize.width, 200),
        height: max(view.intrinsicContentSize.height, 40))
      window.addSubview(view)
    }
    window.makeKeyAndVisible()
    provider = AccessibilityProvider(window)
    var settings = UIKitHost.shared.settings
    settings.voiceOver.isRunning = true
    session = Session(provider: provider, engines: [VoiceOverEngine()], settings: settings)
  }

  /// What is said after each group of gestures; an empty one at first stands for VoiceOver's start.
  func heard(after groups: [[Gesture.Kind]]) -> [[Utterance]] {
    let before = UIKitHost.shared.settings
    defer {
      var settings = before
      settings.voiceOver.isRunning = false
      provider.apply(settings)
      window.windowScene = nil
    }
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    var heard = 0
    var answers: [[Utterance]] = []
    // What VoiceOver says before the first gesture belongs to the first group only if that has none.
    if groups.first?.isEmpty == false { heard = session.transcript.count }
    for group in groups {
      for gesture in group {
        session.send(.gesture(Gesture(gesture)))
        session.settle()
      }
      answers.append(session.transcript[heard...].map(\.request.utterance))
      heard = session.transcript.count
    }
    return answers
  }
}
