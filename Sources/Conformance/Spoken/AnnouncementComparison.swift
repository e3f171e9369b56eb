import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import VoiceOver

/// Posts announcements as an app does, two at once as in the recording, and compares what is said.
@MainActor
struct AnnouncementComparison {
  private(set) var differences: [String] = []

  init(said: [String]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Screen"
    root.addSubview(label)
    let settings = UIKitHost.shared.settings
    let provider = AccessibilityProvider(root)
    defer { provider.apply(settings) }
    let session = Session(provider: provider, engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    for text in said {
      // Of two announcements in one turn of the run loop only the last is heard.
      UIAccessibility.post(notification: .announcement, argument: "Superseded")
      UIAccessibility.post(notification: .announcement, argument: text)
      session.settle()
      let heard = session.transcript.last { $0.isFinished }?.text ?? "nothing"
      if heard != text { differences += ["- \(text)", "+ \(heard)"] }
    }
    if session.transcript.contains(where: { $0.isFinished && $0.text == "Superseded" }) {
      differences.append("a superseded announcement was said to its end")
    }
  }
}
