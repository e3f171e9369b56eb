import AccessibilityTree
import AssistiveTechnology
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import VoiceOver

/// Side by side: two settings, or two revisions of a file.
extension RunningInspection {
  func compare(_ question: PageMessage.Comparison, for page: Int) {
    do {
      let before = side("As it is", of: provider.window)
      let after: Look
      switch question {
      case .settings(let values): after = try look(with: values)
      case .revision(let revision):
        guard screen.hasRevisions else { throw InspectorError("\(screen.name) is in no git repository.") }
        after = try look(of: revision)
      }
      var sides = (before, after)
      // The earlier revision goes on the "before" side.
      if case .revision = question { sides = (after, before) }
      guard let first = sides.0.message, let second = sides.1.message else {
        throw InspectorError("The screen has no size.")
      }
      let changes = TreeComparison(before: sides.0.tree, after: sides.1.tree).changes.map(
        ComparisonMessage.Change.init)
      tell(.comparison(ComparisonMessage(before: first, after: second, changes: changes)), to: page)
    } catch {
      fail(error, for: page)
    }
    mayLookDifferent = true
    _ = effects.drain()
  }

  /// One side: the picture, the tree, and what is read.
  private struct Look {
    var title: String
    var picture: ScreenPicture?
    var tree: ElementTree
    var words: [String]

    var message: ComparisonMessage.Side? {
      picture.map { picture in
        let png = picture.png(compression: .small).base64EncodedString()
        return .init(
          title: title, picture: "data:image/png;base64,\(png)", width: picture.width, height: picture.height,
          words: words)
      }
    }
  }

  private func side(_ title: String, of window: UIView) -> Look {
    window.layoutIfNeeded()
    let host = UIKitHost.shared
    let tree = AccessibilityProvider.tree(of: window)
    let picture = DeviceDisplay.shared.picture(of: (window as? UIWindow)?.windowsShownTogether)
    let reader = ScreenReader(language: host.settings.language)
    return Look(title: title, picture: picture, tree: tree, words: Self.words(of: tree, reader))
  }

  /// What `curbcut read` prints: one line for each stop, with its hint after a dash.
  static func words(of tree: ElementTree, _ reader: ScreenReader) -> [String] {
    reader.transcript(of: tree).map { stop in
      let late: Set<Utterance.Kind> = [.hint, .notice]
      let text = stop.utterance.without(late).caption
      let hint = Utterance(stop.utterance.parts.filter { late.contains($0.kind) }).caption
      return text + (hint.isEmpty ? "" : " – \(hint)")
    }
  }

  /// The same screen with other settings, which apply only while it is looked at. VoiceOver is not told of them.
  private func look(with values: [String: SettingValue]) throws -> Look {
    var other = store.settings
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { try other.set(key, to: value) }
    let host = UIKitHost.shared
    let kept = store.settings
    host.apply(other)
    defer {
      host.apply(kept)
      provider.window.layoutIfNeeded()
    }
    let names = values.keys.sorted().compactMap { key in
      Settings.definition(of: key).map { "\($0.title): \($0.value(in: other).description)" }
    }
    let title = names.isEmpty ? "The same settings" : names.joined(separator: ", ")
    guard other.language != kept.language, !screen.needsRestart else {
      return side(title, of: provider.window)
    }
    // Localised texts are chosen when a screen is made.
    let window = try screen.makeWindow(language: other.language)
    defer { Self.discard(window) }
    return side(title, of: window)
  }

  private func look(of revision: String) throws -> Look {
    let window = try screen.makeWindow(revision: revision, language: setUp.language)
    defer { Self.discard(window) }
    return side(revision, of: window)
  }
}
