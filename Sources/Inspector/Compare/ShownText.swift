import AccessibilityTree
import CurbcutUIKit
import Foundation

/// A text that the screen shows, or a run of one that has a colour or font of its own.
@MainActor
struct ShownText {
  var words: String
  /// The size of its font, in points.
  var size: CGFloat
  var isBold: Bool
  /// Where most of it is, in screen coordinates.
  var frame: CGRect
  /// The element that it belongs to; nil for a text that VoiceOver does not read.
  var owner: AccessibilityElement.ID?

  /// The texts that are shown, in the order in which they are drawn.
  ///
  /// - Parameters:
  ///   - root: the window of the screen; what lies below a presented screen is left out.
  ///   - owners: the ids of the elements that are read, by their objects.
  static func all(in root: UIView, owners: [ObjectIdentifier: AccessibilityElement.ID]) -> [ShownText] {
    var search = Search(owners: owners)
    let screen = CGRect(origin: .zero, size: UIKitHost.shared.screen.bounds.size)
    let views: [UIView] = (root as? UIWindow)?.windowsShownTogether ?? [root]
    for shown in views {
      var top = (shown as? UIWindow)?.rootViewController
      while let presented = top?.presentedViewController { top = presented }
      let isPresented = top?.presentingViewController != nil
      search.look(at: (isPresented ? top?.viewIfLoaded : nil) ?? shown, clip: screen, owner: nil)
    }
    return search.found
  }

  @MainActor
  private struct Search {
    let owners: [ObjectIdentifier: AccessibilityElement.ID]
    var found: [ShownText] = []

    mutating func look(at view: UIView, clip: CGRect, owner: AccessibilityElement.ID?) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      let owner = owners[ObjectIdentifier(view)] ?? owner
      let frame = view.convert(view.bounds, to: nil)
      let clip = view.clipsToBounds ? clip.intersection(frame) : clip
      for text in ShownText.texts(of: view) {
        // Where the text stands, as far as it is on the screen.
        let shown = text.frame.intersection(clip)
        guard !shown.isNull, shown.width.isFinite, shown.height.isFinite, shown.width >= 1, shown.height >= 1
        else { continue }
        var text = text
        text.frame = shown
        text.owner = owner
        found.append(text)
      }
      for child in view.subviews { look(at: child, clip: clip, owner: owner) }
    }
  }

  // MARK: One view

  /// The texts that a view itself draws: fields and controls have labels inside.
  private static func texts(of view: UIView) -> [ShownText] {
    guard let label = view as? UILabel else { return [] }
    if let runs = runs(of: label) { return runs }
    guard let words = label.text, !isBlank(words) else { return [] }
    return [ShownText(words, label.font, label.convert(label.bounds, to: nil))]
  }

  private init(_ words: String, _ font: UIFont, _ frame: CGRect) {
    self.words = words
    size = font.pointSize
    isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    self.frame = frame
  }

  private static func isBlank(_ text: String) -> Bool {
    text.allSatisfy { $0.isWhitespace || $0 == "\u{FFFC}" }
  }

  /// The runs of a label that look different; nil when all of it looks the same.
  private static func runs(of label: UILabel) -> [ShownText]? {
    guard let text = label.attributedText, let font = label.font else { return nil }
    var runs: [(look: Look, range: NSRange)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let look = Look(
        font: attributes[.font] as? UIFont ?? font, color: attributes[.foregroundColor] as? UIColor,
        backgroundColor: attributes[.backgroundColor] as? UIColor, isLink: attributes[.link] != nil)
      if let last = runs.last, last.look == look {
        runs[runs.count - 1].range.length += range.length
      } else {
        runs.append((look, range))
      }
    }
    guard runs.count > 1 else { return nil }
    return runs.compactMap { look, range in
      let words = (text.string as NSString).substring(with: range)
      let largest = label.rects(of: range).max { $0.width * $0.height < $1.width * $1.height }
      guard !isBlank(words), let largest else { return nil }
      return ShownText(words, look.font, label.convert(largest, to: nil))
    }
  }

  /// What makes the contrast of a run another one.
  private struct Look: Equatable {
    var font: UIFont
    var color, backgroundColor: UIColor?
    var isLink: Bool
  }
}
